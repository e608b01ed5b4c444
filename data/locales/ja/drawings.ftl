# Words that stand in pictures: as few as can be

picture-hand-empty = 手札なし
picture-beaten = クリア！
picture-record = 新記録
picture-violations = { $count ->
    [0] 数字の発言
   *[other] 数字の発言
}
