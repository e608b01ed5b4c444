# /help, and the rules without a table

command-help = Bu nedir, nasıl başlanır; yalnızca sana
option-rules-game = Oyun; yazmazsan bu kanaldaki masada oynanan

button-help = Yardım
button-help-nights = Oyun geceleri
button-open-table = Masa aç
button-open-with-companions = 🤖 Yol arkadaşlarıyla oyna
button-game-with-companions = 🤖 { $game }

help-page =
    ## Merhaba, ben Unspoken
    Burada, kanalın içinde hep birlikte, tek takım olarak kart oyunu oynarsınız; kartları ben dağıtırım. İşin zor yanı: Kimse sayı söyleyemez. Kartlarını yalnızca sen görürsün.
help-game = { "" }**{ $game }** { $least }–{ $most } kişiyle oynanır.
help-start =
    ### Nasıl başlanır
    1. `/game new` yaz ve bir oyun seç.
    2. Diğerleri **Katıl** düğmesine basar ya da sen bir yol arkadaşı 🤖 eklersin. Sonra biriniz **Başlat** düğmesine basar.
    3. Masanın altındaki **Kartlarım** sana kartlarını gösterir.
help-start-direct =
    ### Nasıl başlanır
    1. Benim de olduğum bir sunucuda, bir kanala `/game new` yaz ve bir oyun seç.
    2. Diğerleri **Katıl** düğmesine basar ya da sen bir yol arkadaşı 🤖 eklersin. Sonra biriniz **Başlat** düğmesine basar.
    3. Masanın altındaki **Kartlarım** sana kartlarını gösterir.
help-commands =
    ### Beş komut yeter
    `/game tutorial` üç dakikada nasıl oynandığını gösterir
    `/game new` masa açar
    `/game rules` bir oyunu anlatır
    `/hand` kartlarını gösterir
    `/game end` oyunu erken bitirir
    🌙 Koca bir gece için de: `/night plan`
help-commands-direct =
    ### Beş komut yeter
    `/game tutorial` üç dakikada nasıl oynandığını gösterir
    `/game new` masa açar
    `/game rules` bir oyunu anlatır
    `/hand` kartlarını gösterir
    `/game end` oyunu erken bitirir
    🌙 Koca bir gece için de: `/night plan`
    -# Bunlar sunucularda çalışır. Öğretici ve kurallar burada da var: bir düğmeye bas.
help-nights =
    ## 🌙 Oyun gecesi
    1. `/night plan` kimlerin geleceğini sorar ve onlara hatırlatır. `/night start` hemen başlatır.
    2. Gelen herkes **Buradayım** düğmesine basar.
    3. `/night round` sizi masalara dağıtır, her turda başka insanlarla. Aynı büyüklükteki masalar aynı kartlarla oynar.
    4. `/night end` geceyi bir özetle bitirir.
help-nights-points =
    ### Puanlar nasıl sayılır
    Masadaki herkes masanın puanını alır, turların puanları toplanır.
    { "" }**Aynı kartlarla oynayan masalar** karşılaştırılır: 100 × (daha kötü masalar + aynı sonucu alan masaların yarısı) ÷ diğer tüm masalar. En iyi masa 100, sonuncu 0 alır. O turda başka kartlar daha çok masada oynandıysa puanlar 50'ye biraz daha yakın olur.
    { "" }**Karşılaştırma yoksa** puan, yolun yüzde kaçına gelindiğidir: The Game'de oynanan kartlar, The Mind'da geçilen seviyeler. 98 karttan 49 kart, 50 puan eder.
help-which-game = ### Hangi oyun olsun?
help-alone = -# 🤖 Şu an başka kimse yok mu? Bu masalarda programın oynattığı iki yol arkadaşı hazır bekliyor, hemen başlayabilirsin.
rules-other-game = Kurallar: …

# /game tutorial: one sentence and one button a step. Deniz is played by the bot ("Kim" is Turkish for "who").

command-game-tutorial = Bir oyunu üç dakikada öğren, tek başına, yalnızca sana
option-tutorial-game = Oyun; yazmazsan The Game ile başlarsın

button-tutorial = Öğretici
button-tutorial-next = Sıradaki: { $game }

tutorial-title = ### { $game }, adım { $step }/{ $steps }
tutorial-title-done = ### { $game }: artık biliyorsun!
tutorial-partner = Deniz
tutorial-partner-in-texts = 🤖 Deniz
tutorial-hand =
    Kartların:
    { "" }**{ $cards }**
