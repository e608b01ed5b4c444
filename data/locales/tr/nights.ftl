# Game nights: what stands in the way of one, and the server's time zone.

night-time-unreadable = Bundan bir gün ve saat çıkaramadım. Şöyle dene: `Cuma 20:00` ya da `4 Aralık 20:00`.
night-time-part-unknown = “{ $part }” kısmını anlayamadım. Şöyle dene: `Cuma 20:00` ya da `4 Aralık 20:00`.
night-time-contradicts = “{ $part }” ile “{ $other }” birbirine uymuyor. Bir gün ve bir saat söyle: `Cuma 20:00` ya da `4 Aralık 20:00`.
night-time-lacks-hour = Saat kaçta başlıyorsunuz? Saati de yaz: `Cuma 20:00` ya da `4 Aralık 20:00`.
night-time-lacks-day = “{ $part }” derken hangi gün? Günü de yaz: `Cuma 20:00` ya da `4 Aralık 20:00`.
night-time-zone-unclear = “{ $zone }” birden çok saat dilimi olabilir. Onu yazma, sunucunun saatini okurum: `Cuma 20:00`.
night-time-past = O saat çoktan geçti. Gelecekte bir zaman söyle, örneğin `yarın 20:00` ya da `4 Aralık 20:00`.
night-time-too-far = Ona bir yıldan fazla var. Önümüzdeki aylardan bir zaman söyle, örneğin `Cuma 20:00` ya da `4 Aralık 20:00`.
night-time-skipped = O gece saatler ileri alındığı için böyle bir saat yok ({ $zone }). Başka bir zaman seç, örneğin `Cuma 20:00` ya da `4 Aralık 20:00`.
night-time-twice = O gece saatler geri alındığı için bu saat iki kez geliyor ({ $zone }). Başka bir zaman seç, örneğin `Cuma 20:00` ya da `4 Aralık 20:00`.
night-zone-unknown = Bu adla bir saat dilimi bilmiyorum. En yakın büyük şehri yaz ve listeden seç, örneğin `Europe/Istanbul` ya da `Europe/Berlin`.
night-zone-ambiguous = Bu şunlardan biri olabilir: { $zones }. Birini yaz ya da listeden seç.
night-nothing-to-change = Neyin değişeceğini söyle: saat, ad, ses kanalı, yer sayısı ya da tekrarlanıp tekrarlanmayacağı.
night-no-night-here = Bu sunucuda böyle bir gece yok. `/night plan` bir tane planlar.
night-night-gone = O gece bitti ya da iptal edildi. `/night plan` yenisini planlar.
night-draft-gone = Bu zaten yapıldı ya da çok uzun bekledi. Hâlâ eksik bir şey varsa komutu yeniden gir.
night-night-begun = Kapı çoktan açıldı, bu artık değiştirilemez.
night-night-not-open = Kapı henüz açık değil. Gece başlayınca açılır.
night-other-night-under-way = Bu kanalda bir oyun gecesi sürüyor. Önce onun bitmesi gerek.
night-not-there = Geleceğini söylemedin. Önce gecenin mesajındaki bir düğmeye bas.
night-no-place-free = Bütün yerler dolu, bekleme listesinde kalıyorsun. Biri ayrılınca yeniden **Buradayım** düğmesine bas.
night-not-host = Bunu yalnızca gecenin ev sahibi ya da bu sunucuda etkinlikleri yönetebilen biri yapar.
night-bot-cannot-host = Bir bot ev sahibi olamaz. Bir insan seç.
night-too-many-nights = Bu sunucuda zaten { $most } gece planlı. Yenisini planlamadan önce birini iptal et.
night-poll-closed = Bu anket kapandı. `/night ask` yenisini açar.
night-too-many-polls = Bu sunucuda zaten { $most } açık zaman anketi var. Önce birini kapat.
night-time-ambiguous = Bu şunlardan biri olabilir: { $readings }. Yazarken listeden birini seç.

command-settings-timezone = Oyun gecelerinin saatlerini hangi saat diliminde okuyayım
option-zone = Yakınındaki büyük bir şehri yaz ve listeden seç
settings-timezone = { $zone ->
    [none] Saat dilimi ayarlanmamış, bu yüzden saatleri UTC olarak okuyorum. Orada saat şu an { $clock }.
   *[other] Saatleri şu dilime göre okuyorum: **{ $zone }**. Orada saat şu an { $clock }.
}
button-set-zone = Saat dilimimizi ayarla
zone-form-title = Saat dilimimiz
zone-form-label = En yakın büyük şehir, örneğin İstanbul
zone-menu = Hangi saat dilimini kastediyorsun?
zone-not-found = “{ $typed }” adında bir saat dilimi bilmiyorum. En yakın büyük şehri dene.

command-settings-nights = Bu sunucunun oyun geceleri: hatırlatmalar ve masalar için ses kanalları
option-reminders = Kendisi için başka bir şey seçmemiş gelenlere ne zaman hatırlatılsın
option-voice-rooms = Turdaki her masanın kendi ses kanalı olsun mu
option-own-reminders = Oyun gecesini sana ne zaman hatırlatayım (her sunucuda)
reminders-day-and-soon = bir gün ve 15 dakika önce
reminders-day-and-hour = bir gün ve bir saat önce
reminders-day = bir gün önce
reminders-three-hours = üç saat önce
reminders-hour = bir saat önce
reminders-soon = 15 dakika önce
reminders-never = hiçbir zaman
settings-nights = { $times ->
    [never] 🔕 Oyun geceleri, kendisi isteyenler (`/preferences`) dışında kimseye hatırlatılmaz.
   *[other] ⏰ Oyun gecesine gelenlere **{ $before }** hatırlatılır. Herkes kendi seçimini `/preferences` ile yapar.
}
settings-rooms = { $rooms ->
    [yes] 🔊 Turdaki her masanın kendi **ses kanalı** oluyor.
   *[no] 🔇 Gecenin masalarına ses kanalı açılmıyor.
}
preferences-reminders = { $times ->
    [server] ⏰ Oyun gecelerini sana sunucudaki ayara göre hatırlatırım.
    [never] 🔕 Oyun gecelerini sana **hatırlatmam**.
   *[other] ⏰ Oyun gecelerini sana **{ $before }** hatırlatırım.
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
option-repeats = Bir kez mi, yoksa bu saatte ne sıklıkla
option-places = Kaç kişi gelebilir; sonra yanıtlayan bekleme listesine girer
option-changed-places = Kaç kişi gelebilir; sınır olmasın diye 0
option-night = Hangi gece; yazmazsan bu kanaldaki bir sonraki
option-new-host = Yeni ev sahibi
command-night-ask = Kimin ne zaman vakti var diye sor, en iyi zamandan bir oyun gecesi yap
option-time = Seçilebilecek bir gün ve saat, örneğin Cuma 20:00
choice-repeats-weekly = her hafta
choice-repeats-fortnightly = iki haftada bir
choice-repeats-monthly = her ay, örneğin ilk cuma günü
choice-repeats-monthly-last = her ay, örneğin son cuma günü
choice-repeats-once = bir kez

button-night-post = Evet, paylaş
button-night-change = Evet, değiştir
button-night-change-one = Evet, yalnızca bunu
button-night-change-all = Evet, sonrakileri de
button-night-drop = Hayır
button-night-in = Varım
button-night-maybe = Belki
button-night-out = Gelemem
button-night-quiet = Bana hatırlatma
button-night-remind = Bana hatırlat
button-night-calendar = Takvimim için
button-night-here = Buradayım
button-night-alone = Tek başıma da oynarım
button-night-not-alone = Tek başıma olmasın
button-night-away = Ben kaçtım
button-night-cancel = İptal et
button-night-cancel-one = Yalnızca bunu
button-night-cancel-all = Hepsini
button-night-keep = Kalsın
button-poll-can = Bana uyar
button-poll-choose = Oyun gecesi yap
button-poll-close = Anketi kapat

night-default-title = Oyun gecesi
night-is-that-right = **Doğru mu?**
night-which-time = **Hangi saati diyorsun?**
night-read-in = -# { $zone ->
    [none] Bunu UTC olarak okudum, çünkü bu sunucunun henüz bir saat dilimi yok: `/settings timezone`. Discord herkese kendi saatini gösterir.
   *[other] Bunu şu dilimin saatiyle okudum: { $zone }. Discord herkese kendi saatini gösterir.
}
night-when = 🗓️ **{ $when }** ({ $ahead })
night-weekly = 🔁 Her hafta bu saatte
night-fortnightly = 🔁 İki haftada bir bu saatte
night-monthly = 🔁 Her ayın { $place }. { $weekday } günü
night-monthly-last = 🔁 Her ayın son { $weekday } günü
night-voice = 🔊 { $channel }
night-places = 🪑 { $count } kişilik yer
night-host = 👑 { $name }
night-nobody-yet = Henüz kimse cevap vermedi. Var mısın?
night-list-in = ✅ **Varım diyen ({ $count })** { $names }
night-list-waiting = 🕓 **Bekleme listesinde ({ $count })** { $names }
night-list-maybe = 🤔 **Belki ({ $count })** { $names }
night-list-out = ❌ **Gelemeyen ({ $count })** { $names }
night-list-here = 🙋 **Burada ({ $count })** { $names }
night-list-expected = ⏳ **Beklenen ({ $count })** { $names }
night-and-more = { $names } ve { $count } kişi daha
night-tables = -# Bu, { $sizes } eder.
night-sizes = { $count } tane { $size } kişilik masa
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
night-answered-waiting = Bütün yerler dolu, bekleme listesinde { $place }. sıradasın. Sana bir yer açılınca seni buradan çağırırım.
night-answered-maybe = Belki olsun. Belli olunca **Varım** düğmesine bas.
night-answered-out = Yazık oldu, belki başka sefere.
night-reminders-on = Sana burada { $before } hatırlatırım.
night-reminders-off = Hatırlatmam.
night-calendar = 📅 Bu dosyayı aç, takvimin ekler. Gece ertelenirse dosyayı yeniden al.
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
night-moved-by-clocks = 🕰️ Saat kuralları değişti ({ $zone }): **{ $title }** oradaki saatini koruyor, bu da artık { $when }.
night-moved-up = 🎉 { $names }, sana yer açıldı: **{ $title }**, { $when }.
night-link = -# [Planın mı değişti? Bize buradan söyle]({ $link })

# Ne zaman vaktiniz var?
poll-question = **Ne zaman vaktiniz var?** Sana uyan bütün zamanlara bas. Bir daha basarsan geri alınır.
poll-people = ✅ **{ $count }** { $names }
poll-which-time = **Hangi zaman oyun gecesi olsun?** O zaman vakti olan herkes gelenlere yazılır.
poll-choice = { $when } · { $count } kişi
poll-closed = { $when ->
    [none] Bu anket kapandı.
   *[other] Bir oyun gecesi oldu: { $when }.
}
poll-posted = Anket kanalda. Yeterince kişi cevap verince orada **Oyun gecesi yap** düğmesine bas.
poll-closed-without = Anket kapandı.
poll-time-refused = “{ $text }”: { $reason }

# The evening of a game night: its rounds, its tables, its board, and the summary.

# Refusals
night-too-few-for-round = { $free ->
    [0] Burada olanlardan şu an kimse bir masa için boşta değil.
    [one] Burada olanlardan şu an yalnızca bir kişi boşta.
   *[other] Burada olanlardan şu an yalnızca { $free } kişi boşta.
} Bir tur için en az { $least } kişi gerek. Oynamak isteyen herkes “Buradayım” düğmesine bassın.
night-nothing-played-yet = Henüz hiç tur oynanmadı, o yüzden puan tablosu da yok.
night-night-paused = Gece zaten molada.
night-no-past-nights = Bu sunucuda henüz hiç oyun gecesi olmadı. `/night start` hemen bir tane başlatır.
night-cards-seen = Bu turda bu kartları zaten gördün, bu yer başkasına kalsın.
night-seated-elsewhere = Başka bir masada yerin var. Önce oradan `/game leave` ile kalk.
night-wish-without-other = Bir dilek iki farklı kişi için tutulur.

# Commands
command-night-start = Hemen burada bir oyun gecesi başlat; gelen herkes bir düğmeye basar
command-night-round = Gelen herkesi masalara dağıt, mümkünse yeni insanlarla
command-night-board = Gecenin puan tablosu: kimin kaç puanı var
command-night-pause = Mola ver; sonraki tur molayı bitirir
command-night-end = Geceyi bitir ve özetini paylaş
command-night-history = Bu sunucunun oyun geceleri
command-night-together = Bu gece kiminle oturmak istediğini söyle
command-night-apart = Bu gece iki kişiyi ayrı masalarda tut; bunu yalnızca sen görürsün
option-night-title = Gecenin adı
option-night-game = Bu turda ne oynansın
option-night-other = Öbür kişi
option-night-first = İki kişiden biri
option-night-forget = Bu dileği geri al

# A round
night-choice = ### Ne oynuyorsunuz?
    { $count ->
    [one] Burada ve boşta olan bir kişi var.
   *[other] Burada ve boşta olan { $count } kişi var.
    }
night-other-sizes = Başka masa büyüklükleri…
night-choice-row = **{ $game }**: { $sizes }
night-round-title = ## 🌙 Tur { $number }: { $game }
night-round-table = **Masa { $number }:** { $names }
night-more-rows = … ve { $count } tane daha
night-round-same-cards = -# Aynı büyüklükteki masalar aynı kartlarla oynar. Kimse bakamasın diye her birinin kendi özel alt başlığı var.
night-round-own-cards = { $watched ->
    [yes] -# Her masanın kendi alt başlığı var. Herkes izleyebildiği için her masa kendi kartlarıyla oynar.
   *[no] -# Her masanın kendi alt başlığı var.
}
night-round-in-turn = ⚠️ { $lacks ->
    [thread] Bir alt başlığın içinde başka alt başlık açamam.
    [channel] Böyle bir kanalda alt başlık açamam.
    [create_private_threads] Burada “Özel Alt Başlıklar Oluştur” iznim yok.
   *[send_messages_in_threads] Burada “Alt Başlıklarda Mesaj Gönder” iznim yok.
} Bu yüzden masalar burada, kanalda, sırayla oynuyor; her biri kendi kartlarıyla.
night-table-moved = ⚠️ { $lacks ->
    [room] Bu sunucuda Discord'un izin verdiği kadar açık alt başlık var.
   *[permission] Discord burada alt başlık açmama izin vermiyor.
} Bu yüzden { $number }. masa burada, kanalda, kendi kartlarıyla oynuyor.
night-thread-name = Tur { $round }, masa { $table }
night-table-call = 🌙 **Tur { $round }, masa { $table }.** { $mentions }, masanız burası. Herkes hazır olunca **Başlat** düğmesine basın.
night-table-room = 🔊 Burada konuşabilirsiniz: { $room }
night-room-new = 🔊 Masanızın yalnızca şimdi oturanlara açık yeni bir ses kanalı var: { $room }
night-rooms-lack = ⚠️ “Kanalları Yönet” ve “Bağlan” izinlerini alana kadar burada masalara ses kanalı açamam.

# How the tables do
night-progress-title = ### 🌙 Tur { $number }: masalar
night-progress-row = **Masa { $number }:** { $progress }
night-table-waiting = sırası sonra gelecek
night-table-lobby = birazdan başlıyor
night-table-running = hâlâ oynuyor
night-table-unfinished = sonuna kadar oynanmadı
button-night-progress = Tekrar bak

# The results of a round
night-result-title = ## 🌙 Tur { $number } bitti: { $game }
night-result-row = **Masa { $number }** ({ $names }): { $result }{ $points ->
    [none] {""}
   *[other] {""} · 100 üzerinden **{ $points }** puan
}
night-result-compared = -# Aynı kartlarla oynayan masalar karşılaştırılır: en iyiye 100, sonuncuya 0 puan; ortalama 50.
night-result-alone = -# Puanlar her masanın yolun ne kadarını aldığını gösterir: 100, sonuna kadar demek.
button-night-round = Tur başlat
button-night-compare = İki masayı karşılaştır
night-table-label = Masa { $number }
button-night-board = Puan tablosu
decimal-point = ,

# The board
night-board-title = ## 🌙 { $title }: puan tablosu
night-board-row = { $place } { $name }: { $most } üzerinden **{ $points }** puan
night-board-empty = Henüz hiçbir masa bitirmedi.
night-board-formula = -# Masadaki herkes masanın puanını alır, turların puanları toplanır. Aynı kartlarla oynayan masalar karşılaştırılır: en iyiye 100, sonuncuya 0, ortalama 50. Karşılaştırması olmayan masa, yolun yüzde kaçına geldiyse o kadar puan alır.
night-paused = ☕ **Mola.** Puan tablosu olduğu gibi kalıyor, sonraki tur buradan devam ediyor.

night-seat-free = 🪑 { $name } gitmek zorunda kaldı, { $number }. masada bir yer boş. Burada olup oyuna devam etmek isteyen var mı?
button-night-sit = Yeri al
night-sat-down = Yer senin. Masan burada: { $channel }
night-late = ⏰ { $mentions }: { $number }. masa başladı. Gelince **Buradayım** düğmesine bas, boşalan ilk yer senin olsun.
night-opened = Kapı açık. Gelen herkes **Buradayım** düğmesine bassın; sen zaten içeridesin. Yeterince kişi olunca **Tur başlat** düğmesine bas.
night-end-question = { $count ->
    [one] Bir masa hâlâ oynuyor. Oynamayı sürdürebilir, ama artık bu gece için sayılmaz.
   *[other] { $count } masa hâlâ oynuyor. Oynamayı sürdürebilirler, ama artık bu gece için sayılmaz.
} Gece yine de bitsin mi?
night-end-sure = **Gece bitsin mi?** Özeti ardından kanala gelir.
button-night-end = Geceyi bitir

# The summary
night-summary-title = ## 🌙 { $title }: ne geceydi!
night-summary-facts = { $people ->
    [one] Bir kişi
   *[other] { $people } kişi
}, { $rounds ->
    [one] bir tur
   *[other] { $rounds } tur
}, { $tables ->
    [one] bir masa
   *[other] { $tables } masa
}.
night-summary-best = 🏆 **En iyi masa:** { $names }; { $game }: { $result }
night-summary-board = ### Puan tablosu
night-summary-others = 🙋 **Aramızda olanlar:** { $names }
night-replay = Tur { $round }, masa { $table }: { $result }
night-summary-thanks = Oynadığınız için teşekkürler. Bir dahaki sefere görüşürüz!
night-poster-label = Oyun gecesi, { $date }
night-poster-people = { $count ->
    [one] kişi
   *[other] kişi
}
night-poster-rounds = { $count ->
    [one] tur
   *[other] tur
}
night-poster-tables = { $count ->
    [one] masa
   *[other] masa
}
night-award-tricks = 🔄 **En çok geri sıçrama:** { $names } ({ $count })
night-award-calm = 🧘 **Hamleden önce en uzun sakin bekleyiş:** { $names } ({ $count } saniye)
night-award-rescue = 🛟 **En iyi kurtarış:** { $names } ({ $what })
night-award-quiet = 🤫 **En sessiz masa:** { $names }, tek bir sayı bile yok
night-award-partners = 🤝 **En çok kişiyle oynayan:** { $names } ({ $count })
night-award-matches = 🎴 **En çok oyun:** { $names } ({ $count })
night-award-close = 🤏 **Kıl payı:** { $names } ({ $result })
button-night-best = En iyi masayı izle
night-ended = Gece bitti. Özeti birazdan kanalda.

# The nights of a server
night-past-title = ## 🌙 Oyun geceleri
night-past-span = -# { $season } · { $nights ->
    [one] bir gece
   *[other] { $nights } gece
}
night-past-fullest = 🎉 **En kalabalık gece:** { $title }, { $people } kişi
night-past-row = **{ $date }** { $title }: { $people } kişi, { $rounds } tur{ $winner ->
    [none] {""}
   *[other] , en çok puan: { $winner }
}
night-regulars = **En sık gelenler:** { $names }
night-regular = { $name } ({ $count })

# Wishes
night-wish-together = 🤝 Not aldım: fırsat oldukça aynı masadasınız, { $name } ve sen.
night-wish-apart = 🤫 Not aldım: { $first } ve { $second } bu gece ayrı masalarda. Bunu yalnızca sen görüyorsun.
night-wish-forgotten = Tamam, bu dilek unutuldu.
