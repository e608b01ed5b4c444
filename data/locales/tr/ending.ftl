# The end of a match: the message that announces it, and what stays of the table.

end-won = 🎉 İşte bu, { $mentions }!
end-lost = İyi oyundu, { $mentions }!
end-abandoned = Bu seferlik bu kadar, { $mentions }.
end-team = 🏷️ **{ $name }**
end-folded = 🏁 Oyun bitti: { $game }. [Sonuç burada]({ $link })
end-unplayed = Hiç kart oynanmadan bitirildi: { $game }. `/game new` yeni bir masa açar.
end-hands = **Ellerde kalanlar**
end-hands-closed = -# 🔒 Bu kartlarla başkaları da oynayabilir, o yüzden eller burada kapalı kalıyor. **Tekrarı izle** onları yalnızca sana açar.

lobby-invited = 📣 { $mentions }, { $name } bir daha oynamak istiyor. { $count ->
    [one] Var mısın? **Katıl** düğmesine bas.
   *[other] Kim var? **Katıl** düğmesine basın.
}

the-game-open-fits = **{ $card }** (deste { $pile })
the-game-open-hint = -# Yanında deste yazan kart oraya hâlâ uyuyordu.
the-game-moment-tricks = 🔥 **Üst üste { $count } geri sıçrama!**
the-game-moment-last = 🏁 **{ $left ->
    [one] En son kart!
   *[other] Sadece { $left } kart kaldı!
}**

the-mind-moment-passed = 🎉 **{ $level }. seviye geçildi!**
the-mind-moment-passed-blind = 🎉 **{ $level }. kör seviye geçildi!**
the-mind-missing = { $count ->
    [0] Yalnızca bir hata fazla geldi, hem de { $level }. seviyenin son kartlarında.
    [one] 1 kart daha olsaydı { $level }. seviye geçilmiş olacaktı.
   *[other] { $count } kart daha olsaydı { $level }. seviye geçilmiş olacaktı.
}
the-mind-open-order = -# Buradan sonrası için doğru sıra: { $cards }
