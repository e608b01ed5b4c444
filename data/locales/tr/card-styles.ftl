# How cards are shown: as pictures, as emojis, or in words alone.

seat-numbered = Yer { $seat }
seat-in-words = { $name }: { $count } kart

# What may be chosen, for commands and for answers
cards-pictures = resim olarak
cards-emojis = emoji olarak
cards-text = yalnızca yazı ve sayılarla
cards-server = sunucudaki ayar nasılsa öyle

command-settings-pictures = Bu sunucudaki masalar kartları nasıl göstersin
option-cards = Resim olarak, emoji olarak ya da yalnızca yazı ve sayılarla
settings-pictures = { $cards ->
    [pictures] Bu sunucudaki masalar kartları **resim olarak** gösteriyor.
    [emojis] Bu sunucudaki masalar kartları **emoji olarak** gösteriyor.
   *[text] Bu sunucudaki masalar kartları **yazı ve sayılarla** gösteriyor.
} Kendi elin için `/preferences` ile kendin seçebilirsin.
settings-pictures-lack = ⚠️ Bu kanalda “Dosya Ekle” iznim yok, o yüzden masa burada yazıyla görünüyor.
settings-emojis-lack = ⚠️ Kart emojileri henüz yüklenmemiş, kartlar şimdilik düz sayı olarak görünüyor.

command-preferences = Kartlarını nasıl göreceğin ve sana ne zaman sesleneceğim, her sunucuda
option-own-cards = Resimle, emojiyle, yalnızca yazı ve sayılarla ya da sunucunun ayarına göre
preferences-hand = { $cards ->
    [pictures] 🃏 Elini her sunucuda **resim olarak** görüyorsun.
    [emojis] 🃏 Elini her sunucuda **emoji olarak** görüyorsun.
    [text] 🃏 Elini her sunucuda **yazı ve sayılarla** görüyorsun.
   *[server] 🃏 Elini **o sunucunun ayarı nasılsa öyle** görüyorsun.
}
preferences-table = { $cards ->
    [pictures] -# Bu sunucudaki masalar kartları resim olarak gösteriyor.
    [emojis] -# Bu sunucudaki masalar kartları emoji olarak gösteriyor.
   *[text] -# Bu sunucudaki masalar kartları yazı ve sayılarla gösteriyor.
}

# When a player is called on their turn
calls-when-away = bir dakikadır ortada yoksan
calls-at-once = hemen
calls-later = iki dakika sonra
calls-never = hiç
option-calls = Sıra sendeyse sana ne zaman sesleneyim: ortada yoksan, hemen, iki dakika sonra, hiç
preferences-calls = { $calls ->
    [at-once] 🔔 Sıra sana gelince **hemen** seslenirim.
    [later] 🔔 Sıra sana gelince **iki dakika sonra** seslenirim.
    [never] 🔕 Sıra sana gelince **seslenmem**.
   *[when-away] 🔔 Sıra sana gelince, **bir dakikadır ortada yoksan** seslenirim.
}
