extension SymbolTable {
  /// The house and the things in it.
  static let home: String = """
    house ⌂ body M4 10.8L12 4l8 6.8V18.5A2.5 2.5 0 0 1 17.5 21h-11A2.5 2.5 0 0 1 4 18.5
      z window M9.5 21v-5.5h5V21
    door.left.hand.open ▯ body M6 5.6L13 3.5v17L6 19.8z line M13 5h3a1.5 1.5 0 0 1 1.5 1.5V20.5
      M13 20.5h7.5M3.5 19.8H6 hole O10.3 12.2 1.3
    door.left.hand.closed ▯▮ body M6 20.5V5.5A2 2 0 0 1 8 3.5h8a2 2 0 0 1 2 2v15 line M3.5 20.5
      h17 hole O14.5 12.5 1.4
    bed.double ⊓ line M3 19.5V14a3 3 0 0 1 3-3h12a3 3 0 0 1 3 3v5.5M3 16.5h18M5 11V7A2 2 0 0 1 7 5
      h10a2 2 0 0 1 2 2v4M9 11V9.5h6V11
    sofa ⊔ body M5.5 12.5V8A3 3 0 0 1 8.5 5h7a3 3 0 0 1 3 3v4.5A1.8 1.8 0 0 1 21.5 13v3
      A2 2 0 0 1 19.5 18h-15A2 2 0 0 1 2.5 16v-3A1.8 1.8 0 0 1 5.5 12.5z detail M6 14
      h12 line M5.5 18v1.5M18.5 18v1.5
    lightbulb ♀ body M9 17c0-2.3-3-3.7-3-7.6a6 6 0 0 1 12 0c0 3.9-3 5.3-3 7.6z line M9.7 20.7h4.6
    cup.and.saucer ∪ body M4.5 6h12.5v6.5a4.5 4.5 0 0 1-4.5 4.5H9a4.5 4.5 0 0 1-4.5-4.5z line M17 8
      h1a2.7 2.7 0 0 1 0 5.4h-1M4 20.5h13.5
    mug ∪ body M5 5h11v12.5A2.5 2.5 0 0 1 13.5 20h-6A2.5 2.5 0 0 1 5 17.5z line M16 8.5h1.5
      A2.5 2.5 0 0 1 20 11v2.5A2.5 2.5 0 0 1 17.5 16H16
    wineglass ♀ body M7.5 3h9l.5 5a5 5 0 0 1-10 0z line M12 13v7.5M8 20.5h8
    fork.knife ⋔ line M7.5 3v18M4 3v4a3.5 3.5 0 0 0 7 0V3 body M18.5 21V3C16 4.5 14.5 7.5 14.5 11v3
      h4
    birthday.cake ♨ body M4 20.5v-7A2.5 2.5 0 0 1 6.5 11h11A2.5 2.5 0 0 1 20 13.5v7z detail M4 15.5
      c1.3 1.2 2.7 1.2 4 0 1.3-1.2 2.7-1.2 4 0 1.3 1.2 2.7 1.2 4 0 1.3-1.2 2.7-1.2 4 0 line M12 11
      V7.5 solid O12 4.5 1.6
    tshirt ⊤ body M8.5 4L3 7l2 4.5 2.5-1V20h9v-9.5l2.5 1 2-4.5-5.5-3a3.5 3.5 0 0 1-7 0z
    umbrella ☂ body M3 12.5a9 9 0 0 1 18 0z line M12 12.5V18.5a2.3 2.3 0 0 0 4.6 0M12 3.5V2.5
    gamecontroller ⊞ body M7.5 6.5h9a5 5 0 0 1 4.9 4.1l.8 4.9a2.5 2.5 0 0 1-4.5 1.8L15.8 15H8.2
      l-1.9 2.3a2.5 2.5 0 0 1-4.5-1.8l.8-4.9a5 5 0 0 1 4.9-4.1z detail M8.3 9v3.5M6.5 10.8
      h3.6 hole O14.6 12 1.2O17 9.7 1.2
    dice ⚄ body R4 4 16 16 4 hole O8.5 8.5 1.5O15.5 8.5 1.5O12 12 1.5O8.5 15.5 1.5O15.5 15.5 1.5
    puzzlepiece ⊹ body M5 8h3.7a2.5 2.5 0 1 1 4.6 0H17v3.7a2.5 2.5 0 1 1 0 4.6V20H5v-3.7
      a2.5 2.5 0 1 0 0-4.6z
    gift ⊞ body R3.5 8.5 17 4 1.2M5.5 12.5h13V18a2.5 2.5 0 0 1-2.5 2.5H8A2.5 2.5 0 0 1 5.5 18
      z detail M12 8.5v12M5.5 12.5h13 line M12 8.5C9 8.5 6.7 7.7 6.7 5.6 6.7 4.3 7.6 3.4 8.8 3.4
      c2 0 2.9 2 3.2 5.1.3-3.1 1.2-5.1 3.2-5.1 1.2 0 2.1.9 2.1 2.2 0 2.1-2.3 2.9-5.3 2.9
    crown ♕♛ body M4.5 18.5L3 8l5 3.5L12 5l4 6.5L21 8l-1.5 10.5z
    trophy ♔♚ body M7 4h10v5.5a5 5 0 0 1-10 0z line M7 5.5H4V7.3A3.7 3.7 0 0 0 7.5 11M17 5.5h3V7.3
      A3.7 3.7 0 0 1 16.5 11M12 14.5v6M8 20.5h8
    medal ⚲ body O12 15.5 5.3 line M9 11L5.5 3.5M15 11l3.5-7.5M10 3.5l2 4.2 2-4.2 hole O12 15.5 1.8
    rosette ✿ body O12 9.5 6.5 line M8.5 15L7.5 21l4.5-2.5L16.5 21l-1-6 hole O12 9.5 2.2
    ticket ▭▬ body M5.5 6h13A2.5 2.5 0 0 1 21 8.5v1.1a2.5 2.5 0 0 0 0 4.8v1.1A2.5 2.5 0 0 1 18.5 18
      h-13A2.5 2.5 0 0 1 3 15.5v-1.1a2.5 2.5 0 0 0 0-4.8V8.5A2.5 2.5 0 0 1 5.5 6z detail M14.5 6.5v1
      M14.5 11v2M14.5 16.5v1
    house.lodge ⌂ like house
    door.right.hand.open ▯ like door.left.hand.open
    chair ⊓ body R5 12 14 4 1.2 line M7 12V5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v7M6.5 16v5M17.5 16v5
    chair.lounge ⊔ like sofa
    table.furniture ⊓ body R3 7 18 3.5 1.2 line M5.5 10.5V19M18.5 10.5V19
    lamp.floor ⏉ body M8.5 3h7l3 7h-13z line M12 10v11M8.5 21h7
    lamp.desk ⏉ like lamp.floor
    lamp.table ⏉ like lamp.floor
    lightbulb.max ⚲ like lightbulb
    lightbulb.min ⚲ like lightbulb
    lightbulb.2 ⚲ like lightbulb
    light.beacon.max ⌂ body M7 17.5V12a5 5 0 0 1 10 0v5.5z line M5 20.8h14M12 2.5v2M4.5 5.5L6 7M19.5
      5.5L18 7
    fanblades ✤ body M12 10c-2.5-1-3.5-6.5 0-7s5 3 2 6.5zM14 12c1-2.5 6.5-3.5 7 0s-3 5-6.5 2zM12 14
      c2.5 1 3.5 6.5 0 7s-5-3-2-6.5zM10 12c-1 2.5-6.5 3.5-7 0s3-5 6.5-2z
    fan ✤ like fanblades
    refrigerator ▯▮ body R6 2.5 12 19 2.5 detail M6.5 9.5h11M9.2 5.5v1.2M9.2 12.5v3
    oven ▣ body R4 3.5 16 17 2.5 detail M4.5 8.5h15 hole O8 6 1O16 6 1 window R7.5 11.5 9 6 1.2
    washer ▣ body R4.5 3 15 18 2.5 window O12 13.5 4.2 hole O8 6.2 1.1
    shower ☂ line M5 21V6.5a3.5 3.5 0 0 1 7 0V8M8 12a4 4 0 0 1 8 0zM9 15v1M12 15v1M15 15v1M8.5 19v1
      M12 19v1M15.5 19v1
    bathtub ⊔ body M3 13h18v1.5a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 14.5z line M5.5 13V6a2.5
      2.5 0 0 1 5 0M7 19v2 M17 19v2
    stairs ⌐ line M3 20h4.5v-4.5H12V11h4.5V6.5H21
    cup.and.heat.waves ⊔ like mug
    takeoutbag.and.cup.and.straw ⊔ body M4 9h9l1 12H3zM16.5 13h5l-.8 8h-3.4z line M6 9V7a2.5 2.5 0 0
      1 5 0v2M19 13l1-6
    waterbottle ▯▮ body M9 7h6l1.5 3v9a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-9z line M9.5 3.5h5V7h-5z
      detail M7.8 13.5h8.4
    frying.pan ◯ body O9 14 6 line M13.5 9.5L21 3.5
    carrot ▽▼ body M9 9c2.5-2 6 0 6.5 3-.5 3.5-7.5 8-12 8.5C4 16 6.5 11 9 9z line M15 9c0-2.5 1-4.5
      3-5.5M15.3 9 c2.2.2 4-.8 5.2-2.8
    popcorn ⊔ body M5 10h14l-1.8 11H6.8z detail M9.5 10.5l.5 10M14.5 10.5l-.5 10 line M5 10a2.8 2.8
      0 0 1 2-5 3 3 0 0 1 5-1.2A3 3 0 0 1 17 5a2.8 2.8 0 0 1 2 5
    shoe ⌐ body M3 8.5l3.5-2 2 2.5 4.5 3.5c3 .5 7.5 1 8 4v2a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z detail
      M3.5 16h17
    hanger ⏃ line M9.5 6.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .7-1 1.7l-8.5 6A1.5 1.5 0 0 0 4.3 19h15.4
      a1.5 1.5 0 0 0 .8-2.5l-8.5-6
    handbag ⊔ body M5.5 10h13l1.5 9a1.8 1.8 0 0 1-1.8 2H5.8A1.8 1.8 0 0 1 4 19z line M8 10V8a4 4 0 0
      1 8 0v2
    sunglasses ∞ body O6.5 14 3.8O17.5 14 3.8 line M10.3 13.5a2.5 2.5 0 0 1 3.4 0M3 12.5l2-6M21 12.5
      l-2-6
    comb ⏛ body R3 5 18 5 1.5 line M5 10v8M8.5 10v8M12 10v8M15.5 10v8M19 10v8
    party.popper ✺ body M3.5 20.5L8 9l7 7z line M13 10c.5-2 2-2.5 3-2.5M15.5 13c2-1 3.5 0 5-.5M11 7
      c1-1.5 0-3 1.5-4 solid O18 4.5 1.3O20.3 8.5 1.1
    fireworks ✺ line M12 3v4M12 17v4M3 12h4M17 12h4M5.6 5.6l2.9 2.9M15.5 15.5l2.9 2.9M18.4 5.6l-2.9
      2.9M8.5 15.5 l-2.9 2.9 solid O12 12 1.5
    balloon ○● body M12 2.5c3.8 0 6.5 2.8 6.5 6.5S15 16 12 16s-6.5-3.3-6.5-7S8.2 2.5 12 2.5z line
      M12 16c-1.5 2.5 1.5 3 0 5.5
    balloon.2 ○● like balloon
    dpad ✚ body M9 3h6v6h6v6h-6v6H9v-6H3V9h6z
    puzzlepiece.extension ⌗ like puzzlepiece
    giftcard ▭▬ body R3 5 18 14 3 detail M9 5.5v13M3.5 13h17
    teddybear ☺☻ body O6.5 6.5 2.5O17.5 6.5 2.5O12 12.8 7 hole O9.5 11.3 1O14.5 11.3 1O12 15 1.6
    theatermasks ☺☻ body M3 5h10v6.5a5 5 0 0 1-10 0z hole O6.3 9 .9O9.7 9 .9 detail M6 12.3c1 1 3 1
      4 0 line M16 9.5h5 V15a5 5 0 0 1-8.5 3.5
    """
}
