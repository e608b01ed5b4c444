# The rules of The Mind, for people who play it for the first time

rules-the-mind =
    { "" }**Bütün kartları birlikte, küçükten büyüğe, tek bir desteye oynayın. Tek söz etmeden.** İki ile dört kişi arasında, tek takım olarak oynanır.

    { "" }**Seviyeler:** 1. seviyede herkeste 1'den 100'e kadar olan kartlardan bir tane olur, 2. seviyede iki tane; böyle gider. Her seviyeden önce 100 kartın hepsi yeniden karılır.
    - İki kişi: 12 seviye, 2 can, 1 yıldız
    - Üç kişi: 10 seviye, 3 can, 1 yıldız
    - Dört kişi: 8 seviye, 4 can, 1 yıldız

    { "" }**Odaklanma:** Her seviyeden önce herkes elini masaya koyar. Herkes hazır olunca 3, 2, 1 diye sayılır ve oyun başlar.

    { "" }**Oynamak:** Sıra yoktur. Zamanının geldiğini hissedince **en düşük** kartını oyna. İsteyen her an **Dur** diyebilir; o zaman herkes yeniden hazırlanır.

    { "" }**Hata:** Başkasının elinde daha düşük bir kart varken kart oynandı. Bir cana mal olur. Daha düşük kartların hepsi kapalı olarak kenara ayrılır, herkes hazırlanır ve seviye devam eder.

    { "" }**Yıldız:** Seviye sırasında isteyen her an bir yıldız önerebilir. Herkes kabul ederse yıldız gider ve herkes en düşük kartını açık olarak atar. Sonra herkes yeniden hazırlanır.

    { "" }**Seviyelerin getirdiği:** 2, 5 ve 8'den sonra bir yıldız, 3, 6 ve 9'dan sonra bir can; en çok üç yıldız ve beş can olabilir.

    { "" }**Konuşmak:** Seviye sürerken kartların hakkında hiçbir şey belli etme, bir hareketle bile; burada işaret yoktur. Seviye aralarında ve oyun durdurulmuşken istediğiniz gibi konuşun. Hiçbir zaman sayı söylemeyin.

    { "" }**Kazanmak:** Tüm seviyeler geçildi. **Kaybetmek:** Son can da gitti.

    { "" }**Körleme:** Son seviyeden sonra herkes kabul ederse devam edebilirsiniz: yeniden 1. seviyeden, elinizde kalan can ve yıldızlarla ve kapalı kartlarla. Deste her seviyenin sonunda çevrilir, içindeki bir hata bir cana mal olur.

the-mind-rules-picture = Üç kişinin oynadığı tek deste: 6, 22, 23, 41, 90. Yanında üç can ve bir yıldız.
