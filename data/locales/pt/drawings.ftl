# Words that stand in pictures: as few as can be

picture-hand-empty = Nenhuma carta na mão
picture-beaten = Vitória!
picture-record = Novo recorde
picture-violations = { $count ->
    [0] números ditos
    [one] número dito
   *[other] números ditos
}
