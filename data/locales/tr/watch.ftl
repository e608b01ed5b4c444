# What the watch says: numbers heard in what players write, and how a server sets it.

menu-number-spoken = Sayı söylendi
button-no-number = Bu sayı değildi

violation-line = -# 🤐 “{ $words }”: { $why }. Bu oyunun hanesine yazıldı.
violation-line-removed = -# 🤐 Bir mesaj silindi, yazan { $name }: { $why }. Bu oyunun hanesine yazıldı.
violation-costs = -# { $seconds } saniye içinde kimse geri almazsa burada bir cana ya da sıraya mal olur.
reply-violation-taken-back = -# 🤐 Geri alındı: bu sayı değildi.

# Why something was heard
number-digits = bu bir sayı
number-words = bu yazıyla bir sayı
number-veiled = bu kılık değiştirmiş bir sayı
number-roman = bu bir Romen rakamı
number-likeness = bu bir sayıyı anlatıyor
number-bound = bu bir sınırı ele veriyor
number-range = bu bir aralığı ele veriyor
number-decade = bu onlar basamağını ele veriyor
number-sum = bunlar toplanınca bir değer çıkıyor
number-ordinal = bu ek almış bir sayı
number-compared = bunda bir değerle kıyaslama var
trick-talk = bu sunucuda geri sıçramadan söz edilmez
public-value = bu sunucuda masadaki açık değerler bile söylenmez

violations = 🤐 { $count ->
    [0] Hiç sayı söylenmedi
   *[other] { $count } sayı söylendi
}{ $back ->
    [0] .
   *[other] {""}; { $back } uyarı geri alındı.
}
footer-violations = -# { $said }
footer-not-listening = -# 🤐 Burada yazılanları okuyamıyorum. Biri sayı yazarsa: mesaja basılı tut ya da sağ tıkla, Uygulamalar, “{ $menu }”.

# Flagging by hand
reply-violation = 🤐 Teşekkürler, bu oyunun hanesine yazıldı. { $said }
reply-violation-before = 🤐 Bu mesaj zaten sayıldı.
reply-violation-settled = 🤐 Bu mesaja biri zaten baktı: sayı değildi.
watch-watch-off = Bu sunucuda sayı dinleme kapalı. Sunucuyu yönetenler `/settings watch` ile açabilir.
watch-not-a-players-message = Yalnızca bu masadakilerin mesajlarını bildirebilirsin.
watch-written-before = Bu, oyun başlamadan önce yazılmış, o yüzden sayılmıyor.

# /settings
command-settings = Masalar bu sunucuda nasıl davransın
command-settings-all = Bu sunucunun tüm ayarları tek mesajda
command-settings-watch = Söylenen sayıları ne kadar dikkatli dinleyeyim
option-strictness = Ne kadar katı olayım
option-reaction = Sayı ele veren mesaja 🤐 koy
option-line = Altına birkaç saniyeliğine ne duyulduğunu yaz
option-removal = Böyle mesajları sil
option-languages = Dinlenecek diller, örneğin en, de, fr; auto masanın kendi dili ve İngilizce demek
strictness-strict = katı: masadaki değerler ve sıçrama lafı da sayılır
strictness-standard = normal: bir kartın değerini ele veren her şey sayılır
strictness-lenient = esnek: yalnızca bir kartın değerini neredeyse kesin ele veren sayılır
strictness-off = kapalı: oyuncular kendileri dikkat eder

settings-watch = { "" }**Bu sunucuda sayı dinleme**
settings-watch-strictness = { $strictness ->
    [strict] **Katı:** masadaki değerler ve sıçrama lafı da sayılır.
    [standard] **Normal:** bir kartın değerini ele veren her şey sayılır.
    [lenient] **Esnek:** yalnızca bir kartın değerini neredeyse kesin ele veren sayılır.
   *[off] **Kapalı:** oyuncular kendileri dikkat eder.
}
settings-watch-reaction = { $on ->
    [yes] Sayı ele veren mesaja 🤐 konur.
   *[no] Sayı ele veren mesaja 🤐 konmaz.
}
settings-watch-line = { $on ->
    [yes] Altında birkaç saniye ne duyduğum yazar.
   *[no] Ne duyduğumu yazmam.
}
settings-watch-removal = { $on ->
    [yes] Böyle mesajları silerim.
   *[no] Böyle mesajları silmem.
}
settings-watch-languages = Şu dillerde dinliyorum: { $languages }.
settings-watch-languages-auto = Masanın kendi dilinde, sunucunun dilinde ve İngilizce dinliyorum.
settings-languages-auto = masanın dili, sunucunun dili ve İngilizce
settings-removal-lacks = ⚠️ Bu kanalda mesaj silmeme izin yok. “Mesajları Yönet” iznini alana kadar böyle mesajlar kalır.
settings-not-listening = ⚠️ Mesajları okuyamıyorum: Message Content Intent kapalı. Oyuncular sayıları kendileri bildirebilir: mesaja basılı tut ya da sağ tıkla, Uygulamalar, “{ $menu }”.
watch-not-allowed-to-set = Ayarları yalnızca bu sunucuyu yönetebilenler değiştirebilir. Onlardan birine sor.
watch-language-unknown = “{ $language }” diye bir dil bilmiyorum. Bildiklerim: { $known }. Birden fazlasını virgülle ayır.
