# The rules of The Game, for people who play it for the first time

rules-the-game =
    { "" }**2'den 99'a kadar 98 kartın hepsini birlikte dört desteye koyun.** Bir ile beş kişi arasında, tek takım olarak oynanır.

    { "" }**Eller:** Tek kişi 8 kart tutar, iki kişi 7'şer, üç ile beş kişi 6'şar. Daha zor bir oyun için herkes bir kart az alır. Kalanlar çekme destesidir.

    { "" }**Desteler:** 1 ve 2 numaralı desteler 1'den **artar**: her kart altındakinden yüksek olmalı. 3 ve 4 numaralı desteler 100'den **azalır**: her kart altındakinden düşük olmalı. Fark istediğiniz kadar büyük olabilir; küçüğü daha iyi.

    { "" }**Geri sıçrama:** Artan bir desteye tam 10 düşük bir kart, azalan bir desteye tam 10 yüksek bir kart konabilir. İstediğiniz kadar sık yapın.

    { "" }**Başlangıç:** Kartlarınıza bakın, konuşun ve kimin başlayacağına karar verin. Sonra sıra masanın çevresinde döner.

    { "" }**Sıra sende:** En az iki kart koy (uzman oyununda üç), art arda, istediğin destelere. Çekme destesi bitince bir kart yeter. Daha fazlası her zaman serbest. Hamleni bitirince, koyduğun kadar kart çekersin; tabii kart kaldıysa. Çekecek kart da koyacak kartın da kalmadıysa sıran atlanır.

    { "" }**Konuşmak:** Sayılar dışında her şeyi söyleyin; sayı hiçbir biçimde olmaz. “2 numaralı desteyi bana bırak” olur; “bende otuz küsur var” olmaz.

    { "" }**İşaretler** bunu sözsüz anlatır: Bana bırak, Sadece küçük adımlar, Geri sıçratabilirim. İşaret, sen o desteye kart koyana ya da işareti geri alana kadar orada kalır.

    { "" }**Kazanmak:** 98 kartın hepsi oynandı. **Oyun sonu:** Sırası gelen kişi yeterince kart koyamıyor. O zaman ellerde ve çekme destesinde kalanları sayın: ondan azı harika.

the-game-rules-picture = 1'den artan bir deste: 4, 13, 27, sonra 10 geri, 17, sonra 20. 100'den azalan bir deste: 94, 81, 60, sonra 10 geri, 70, sonra 66.
