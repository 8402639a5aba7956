extension SymbolTable {
  /// Signs, such as plus, a check mark, a question mark, money.
  static let marks: String = """
    plus + line M12 5v14M5 12h14
    minus − line M5 12h14
    multiply × line M6 6l12 12M18 6L6 18
    xmark ✕ like multiply
    divide ÷ line M5 12h14 solid O12 6.5 1.6O12 17.5 1.6
    equal = line M5 9h14M5 15h14
    plusminus ± line M12 4v10M7 9h10M7 19h10
    plus.forwardslash.minus ± line M4 7.5h7M7.5 4v7M13 17h7M18.5 5l-13 14
    checkmark ✓ line M5 13l4.5 5L19 6.5
    percent % line M18.5 5.5l-13 13O7.5 7.5 2.75O16.5 16.5 2.75
    number # line M10 4L8 20M16 4l-2 16M4.5 9H20M4 15h15.5
    at @ line O12 12 4M16 8v5.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-3.6 7.2
    asterisk ∗ line M12 4v16M5.1 8l13.8 8M18.9 8L5.1 16
    exclamationmark ! line M12 4v10 solid O12 19 1.5
    exclamationmark.2 ‼ line M8 4v10M16 4v10 solid O8 19 1.5O16 19 1.5
    questionmark ? line M8 8.4a4 4 0 1 1 6.1 3.4C12.7 12.7 12 13.5 12 15 solid O12 19.5 1.5
    info i line M12 10.5V19 solid O12 5.5 1.7
    ellipsis ⋯ solid O5 12 1.8O12 12 1.8O19 12 1.8
    dollarsign $ line M12 3v18M16.5 8.2c-.4-1.8-2-2.7-4.5-2.7-2.7 0-4.5 1.2-4.5 3.2
      C7.5 13.3 17 10.8 17 15.2c0 2.1-2 3.3-5 3.3-2.8 0-4.7-1.1-5-3
    eurosign € line M18.5 6.2a7.2 7.2 0 1 0 0 11.6M4 10.2h9.5M4 13.8h8.5
    sterlingsign £ line M17 8a4 4 0 0 0-8 0v5.5c0 2.7-1 4.7-2.5 6.5H18M6.5 13H14
    yensign ¥ line M6 4l6 8 6-8M12 12v8M7.5 12.5h9M7.5 16.3h9
    exclamationmark.triangle ⚠
    plus.circle ⊕
    minus.circle ⊖
    xmark.circle ⊗
    info.circle ⓘ
    checkmark.square ☑
    xmark.square ☒
    plus.square ⊞
    minus.square ⊟
    checkmark.circle ✓
    questionmark.circle ?
    exclamationmark.circle !
    dollarsign.circle $
    ellipsis.circle ⋯
    checkmark.seal ✓
    exclamationmark.3 ‼ line M5 4.5V14M12 4.5V14M19 4.5V14 solid O5 19 1.5O12 19 1.5O19 19 1.5
    lessthan < line M19 5L5 12l14 7
    greaterthan > line M5 5l14 7-14 7
    x.squareroot √ line M3 12l2.5-1 3 8.5L11 4.5h10M13.5 10.5l6 7M19.5 10.5l-6 7
    trianglebadge.exclamationmark ⚠ like exclamationmark.triangle
    exclamationmark.arrow.triangle.2.circlepath ⟳ like
      arrow.triangle.2.circlepath.badge.exclamationmark
    exclamationmark.arrow.circlepath ⟳ like arrow.triangle.2.circlepath.badge.exclamationmark
    checkmark.gobackward ↺ like gobackward.badge.checkmark
    peacesign ☮ body O12 12 9 detail M12 3.5v17M12 12l-6 6M12 12l6 6
    lifepreserver ◎ body O12 12 9 window O12 12 3.5 detail M5.8 5.8l3.5 3.5M14.7 14.7l3.5 3.5M18.2
      5.8 l-3.5 3.5M9.3 14.7l-3.5 3.5
    """
}
