# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = Bundan bir gün ve saat çıkaramadım. Şöyle dene: `Cuma 20:00` ya da `4 Aralık 20:00`.
night-time-past = O saat çoktan geçti. Gelecekte bir zaman söyle, örneğin `yarın 20:00` ya da `4 Aralık 20:00`.
night-time-too-far = Ona bir yıldan fazla var. Önümüzdeki aylardan bir zaman söyle, örneğin `Cuma 20:00` ya da `4 Aralık 20:00`.
night-time-skipped = O gece saatler ileri alındığı için böyle bir saat yok ({ $zone }). Başka bir zaman seç, örneğin `Cuma 20:00` ya da `4 Aralık 20:00`.
night-time-twice = O gece saatler geri alındığı için bu saat iki kez geliyor ({ $zone }). Başka bir zaman seç, örneğin `Cuma 20:00` ya da `4 Aralık 20:00`.
night-zone-unknown = Bu adla bir saat dilimi bilmiyorum. En yakın büyük şehri yaz ve listeden seç, örneğin `Europe/Istanbul` ya da `Europe/Berlin`.
night-nothing-to-change = Neyin değişeceğini söyle: saat, ad, ses kanalı ya da tekrarlanıp tekrarlanmayacağı.
night-no-night-here = Bu sunucuda böyle bir gece yok. `/night plan` bir tane planlar.
night-night-gone = O gece bitti ya da iptal edildi. `/night plan` yenisini planlar.
night-night-begun = Kapı çoktan açıldı, bu artık değiştirilemez.
night-night-not-open = Kapı henüz açık değil. Gece başlayınca açılır.
night-other-night-under-way = Bu kanalda bir oyun gecesi sürüyor. Önce onun bitmesi gerek.
night-not-there = Geleceğini söylemedin. Önce gecenin mesajındaki bir düğmeye bas.
night-not-host = Bunu yalnızca gecenin ev sahibi ya da bu sunucuda etkinlikleri yönetebilen biri yapar.
night-bot-cannot-host = Bir bot ev sahibi olamaz. Bir insan seç.
night-too-many-nights = Bu sunucuda zaten { $most } gece planlı. Yenisini planlamadan önce birini iptal et.

command-settings-timezone = Oyun gecelerinin saatlerini hangi saat diliminde okuyayım
option-zone = Yakınındaki büyük bir şehri yaz ve listeden seç
settings-timezone = { $zone ->
    [none] Saat dilimi ayarlanmamış, bu yüzden saatleri UTC olarak okuyorum. Orada saat şu an { $clock }.
   *[other] Saatleri şu dilime göre okuyorum: **{ $zone }**. Orada saat şu an { $clock }.
}

command-night = Oyun geceleri: planla, değiştir, iptal et
command-night-plan = Bu kanalda bir oyun gecesi planla
command-night-change = Planlı bir geceyi değiştir: saat, ad, ses kanalı, tekrar
command-night-cancel = Planlı bir geceyi iptal et; önce sana sorulur
command-night-host = Bir geceyi başka bir ev sahibine devret
option-when = Gün ve saat, örneğin Cuma 20:00
option-title = Gecenin adı ne olsun
option-voice = Buluşacağınız ses kanalı
option-without-voice = Artık ses kanalı olmasın
option-repeats = Bir kez mi, yoksa her hafta bu saatte mi
option-night = Hangi gece; yazmazsan bu kanaldaki bir sonraki
option-new-host = Yeni ev sahibi
choice-repeats-weekly = her hafta
choice-repeats-once = bir kez

button-night-post = Evet, paylaş
button-night-change = Evet, değiştir
button-night-drop = Hayır
button-night-in = Varım
button-night-maybe = Belki
button-night-out = Gelemem
button-night-quiet = Bana hatırlatma
button-night-remind = Bana hatırlat
button-night-here = Buradayım
button-night-alone = Tek başıma da oynarım
button-night-not-alone = Tek başıma olmasın
button-night-away = Ben kaçtım
button-night-cancel = İptal et
button-night-cancel-one = Yalnızca bunu
button-night-cancel-all = Hepsini
button-night-keep = Kalsın

night-default-title = Oyun gecesi
night-is-that-right = **Doğru mu?**
night-read-in = -# { $zone ->
    [none] Bunu UTC olarak okudum, çünkü bu sunucunun henüz bir saat dilimi yok: `/settings timezone`. Discord herkese kendi saatini gösterir.
   *[other] Bunu şu dilimin saatiyle okudum: { $zone }. Discord herkese kendi saatini gösterir.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Her hafta bu saatte
night-voice = 🔊 { $channel }
night-host = 👑 { $name }
night-nobody-yet = Henüz kimse cevap vermedi. Var mısın?
night-list-in = ✅ **Varım diyen ({ $count })** { $names }
night-list-maybe = 🤔 **Belki ({ $count })** { $names }
night-list-out = ❌ **Gelemeyen ({ $count })** { $names }
night-list-here = 🙋 **Burada ({ $count })** { $names }
night-list-expected = ⏳ **Beklenen ({ $count })** { $names }
night-and-more = { $names } ve { $count } kişi daha
night-tables = -# { $count ->
    [one] Bu, { $sizes } kişilik bir masa eder.
   *[other] Bu, { $count } masa eder: { $sizes }.
}
night-tables-many = -# Bu, { $count } masa eder.
night-door = { $state ->
    [open] 🚪 **Kapı açık.** Yer almak için **Buradayım** düğmesine bas.
    [running] 🎴 **Oynuyoruz.** Sonraki tura katılmak için **Buradayım** düğmesine bas.
   *[paused] ⏸️ **Moladayız.** Sonraki tura katılmak için **Buradayım** düğmesine bas.
}
night-over = { $state ->
    [cancelled] Bu gece iptal edildi.
   *[ended] Bu gece bitti.
}
night-event = Unspoken ile bir oyun gecesi. Kimler var: { $link }

night-posted = Gece planlandı ve bu kanalda paylaşıldı.
night-posted-without-event = Gece planlandı ve bu kanalda paylaşıldı. *Etkinlik Oluştur* iznim olsaydı onu bu sunucunun etkinliklerine de ekleyebilirdim.
night-changed = Değiştirildi.
night-dropped = Peki, hiçbir şey paylaşılmadı.
night-answered-in = Sen de varsın: { $when }.
night-answered-maybe = Belki olsun. Belli olunca **Varım** düğmesine bas.
night-answered-out = Yazık oldu, belki başka sefere.
night-reminders-on = Bir gün ve 15 dakika önce burada hatırlatırım.
night-reminders-off = Hatırlatmam.
night-entered = Merhaba, iyi ki geldin. Sonraki turda bir yerin olacak.
night-room = Ya da hemen bir yere otur:
night-alone = Başka kimse boşta değilse kendine ait bir masan olur.
night-wish-hint = -# Birlikte oturmak istediğin biri mi var? Bana `/night together` ile söyle.
night-left = Görüşürüz. Sonraki turda sana yer ayırmıyorum.
night-handed-over = Artık ev sahibi { $name }.
night-cancel-question = **“{ $title }” iptal edilsin mi?**
night-cancelled = İptal edildi. { $more ->
    [yes] Bir sonraki gece kanalda paylaşıldı.
   *[no] Kanaldaki mesajda da öyle yazıyor.
}
night-kept = Planlandığı gibi kalıyor.
night-reminder-day = ⏰ **{ $title }** { $when } başlıyor.
night-reminder-soon = ⏰ **{ $title }** { $when } başlıyor. Çerezleri hazırlayın!
night-link = -# [Planın mı değişti? Bize buradan söyle]({ $link })
