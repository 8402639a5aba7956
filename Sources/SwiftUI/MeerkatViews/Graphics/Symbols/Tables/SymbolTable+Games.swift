extension SymbolTable {
  /// Cards, dice, plain triangles, and marks of makers, for which something neutral stands.
  static let games: String = """
    suit.heart ♡♥ like heart
    suit.diamond ♢♦ body M12 3L18.5 12L12 21L5.5 12Z
    suit.spade ♤♠ body M12 3C9 7.5 4 9.8 4 14a4 4 0 0 0 7 2.6L9.5 21h5L13 16.6A4 4 0 0 0 20 14
      C20 9.8 15 7.5 12 3Z
    suit.club ♧♣ body M9.3 9.6A4 4 0 1 1 14.7 9.6A4 4 0 1 1 13.2 16.4L14.5 21h-5L10.8 16.4
      A4 4 0 1 1 9.3 9.6Z
    die.face.1 ⚀ body R3.5 3.5 17 17 4 hole O12 12 1.6
    die.face.2 ⚁ body R3.5 3.5 17 17 4 hole O8 8 1.6O16 16 1.6
    die.face.3 ⚂ body R3.5 3.5 17 17 4 hole O8 8 1.6O12 12 1.6O16 16 1.6
    die.face.4 ⚃ body R3.5 3.5 17 17 4 hole O8 8 1.6O16 8 1.6O8 16 1.6O16 16 1.6
    die.face.5 ⚄ body R3.5 3.5 17 17 4 hole O8 8 1.6O16 8 1.6O12 12 1.6O8 16 1.6O16 16 1.6
    die.face.6 ⚅ body R3.5 3.5 17 17 4 hole O8 8 1.6O8 12 1.6O8 16 1.6O16 8 1.6O16 12 1.6O16 16 1.6
    arrowtriangle.up △▲ body M12 5L20 19H4Z
    arrowtriangle.down ▽▼ body M12 19L4 5H20Z
    arrowtriangle.left ◁◀ body M5 12L19 4V20Z
    arrowtriangle.right ▷▶ body M19 12L5 4V20Z
    arrowtriangle.backward ◁◀ like arrowtriangle.left
    arrowtriangle.forward ▷▶ like arrowtriangle.right
    swift v line M2.5 9c4-1.5 7 0 9.5 4 2.5-4 5.5-5.5 9.5-4
    bird v like swift
    applelogo ● body M12 8c-1.5-1-3-1.4-4.5-1C4.8 7.7 4 10.5 4.3 13c.4 3.6 2.6 7.5 5 7.5 1 0 1.6-.5
      2.7-.5s1.7.5 2.7.5c2.4 0 4.6-3.9 5-7.5.3-2.5-.5-5.3-3.2-6-1.5-.4-3 0-4.5 1z line M12 8
      c0-2 .8-3.8 2.5-5
    apple.logo ● like applelogo
    tortoise ∩ body M4 15a7 7 0 0 1 14 0z line M18 14h1.5a1.8 1.8 0 0 0 0-3.6M6 15.5v3M15 15.5v3
    hare ∧ body M6 19.5c-2.5-3 .5-7.5 5-7.5h3.5l-1-7.5c2.5 1 3.8 4 3.8 7 2 .6 3.2 2 3.2 3.5
      0 1.5-2 2.5-4 2.5l1 2z
    infinity ∞ line M12 12C10 9.5 8.5 8 6.5 8a4 4 0 0 0 0 8c2 0 3.5-1.5 5.5-4C14 9.5 15.5 8 17.5 8
      a4 4 0 0 1 0 8C15.5 16 14 14.5 12 12
    zzz z line M4 4h6L4 11h6M13 12h5l-5 6h5
    bitcoinsign ₿ line M9 5v14M7 5h6.5a3.3 3.3 0 0 1 0 6.8H9M9 11.8h5a3.6 3.6 0 0 1 0 7.2H7M11 3v2
      M11 19v2
    indianrupeesign ₹ line M7 4.5h10M7 9h10M7 4.5h3a4.3 4.3 0 0 1 0 8.6H7L14.5 20
    textformat.123 1 like number
    sportscourt ⊞ body R3 5 18 14 2 detail M12 5.5v13O12 12 2.5M3.5 9H6v6H3.5M20.5 9H18v6h2.5
    soccerball ◍ body O12 12 9 hole M12 8.3l3.6 2.6-1.4 4.2H9.8l-1.4-4.2z detail M12 8V4M15.8 11
      l4-1.5M14.5 15.3l2 3.4M9.5 15.3l-2 3.4M8.2 11l-4-1.5
    football ⬭ body M4 20C3 12 8 5 20 4c1 8-4 16-16 16z detail M9 15l6-6M10 11.3l2.7 2.7M12.3 9l2.7
      2.7
    baseball ◍ body O12 12 9 detail M6.3 5.3c3 3.6 3 9.8 0 13.4M17.7 5.3c-3 3.6-3 9.8 0 13.4
    tennis.racket ⚲ line O14.5 9 6M10 13.5l-6.5 7M14.5 3.5v11M9 9h11
    skateboard ⌣ line M3 8.5c1 2 2 3.5 3.5 3.5h11c1.5 0 2.5-1.5 3.5-3.5 solid O7.5 16.5 1.9O16.5
      16.5 1.9
    """
}
