extension SymbolTable {
  /// Shopping, money and work.
  static let commerce: String = """
    cart ⊔ body M6.3 7H20.8l-1.5 6.8a2 2 0 0 1-2 1.6H8z line M2.5 3.5h1.6a1.7 1.7 0 0 1 1.7 1.4
      L8 15.4h9 solid O9.5 19.7 1.8O17 19.7 1.8
    bag ⊓ body M5.5 8h13l.9 10.3a2.5 2.5 0 0 1-2.5 2.7H7.1a2.5 2.5 0 0 1-2.5-2.7z line M8.5 8V6.5
      a3.5 3.5 0 0 1 7 0V8 detail M8.5 11.5a3.5 3.5 0 0 0 7 0
    basket ⊔ body M4 10.5h16l-1.6 7.8a2.3 2.3 0 0 1-2.3 1.9H7.9a2.3 2.3 0 0 1-2.3-1.9z line M3 10.5
      h18M7.5 10.5l3-6.5M16.5 10.5l-3-6.5 detail M10 14v3M14 14v3
    creditcard ▭▬ body R3 5 18 14 3 detail M3.5 10h17M7 15h3
    banknote ▭▬ body R3 6 18 12 2.5 window O12 12 2.5 hole O6.8 12 1.1O17.2 12 1.1
    wallet.bifold ▭▬ body M3 8.5h15.5A2.5 2.5 0 0 1 21 11v7a2.5 2.5 0 0 1-2.5 2.5h-13
      A2.5 2.5 0 0 1 3 18z hole O16.7 14.5 1.5 line M3 8.5V8a2.5 2.5 0 0 1 1.8-2.4L15 3
      a1.6 1.6 0 0 1 2 1.5V8.5
    wallet.pass ▭▬ like wallet.bifold
    tag ◈ body M4 5.5A1.5 1.5 0 0 1 5.5 4h6a2.5 2.5 0 0 1 1.8.7l6.6 6.6a2.3 2.3 0 0 1 0 3.3l-5.3 5.3
      a2.3 2.3 0 0 1-3.3 0L4.7 13.3A2.5 2.5 0 0 1 4 11.5z hole O8.7 8.7 1.5
    briefcase ⊓ body R3 7 18 13 3 line M8.5 7V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5
      V7 detail M3.5 12c2.7 1.3 5.5 2 8.5 2s5.8-.7 8.5-2
    case ⊓ like briefcase
    suitcase ⊓ body R3 7 18 13 3 line M8.5 7V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5
      V7 detail M7.5 7.5v12M16.5 7.5v12
    shippingbox ▣ body M12 3l8 4.3v9.4L12 21l-8-4.3V7.3z detail M4.5 7.5L12 11.6l7.5-4.1M12 11.6
      V20.5M8 5.3l8 4.2
    chart.bar ▂ body R3.75 12.5 3 7.5 1R10.5 8 3 12 1R17.25 3.5 3 16.5 1
    chart.pie ◔ body M10.5 4.5a8.25 8.25 0 1 0 9 9h-9zM14.5 3.5a6.5 6.5 0 0 1 6 6h-6z
    chart.line.uptrend.xyaxis ↗ line M4 4v13.5A2.5 2.5 0 0 0 6.5 20H20M8 14.5l3.7-4.2 3.3 3L20 7.5
    chart.line.downtrend.xyaxis ↘ line M4 4v13.5A2.5 2.5 0 0 0 6.5 20H20M8 7l3.7 4.2 3.3-3 5 6
    chart.xyaxis.line ↗ like chart.line.uptrend.xyaxis
    scalemass ⚖ body M7.5 9h9l3 9.5a1.5 1.5 0 0 1-1.5 2H6a1.5 1.5 0 0 1-1.5-2z line O12 6 2.7
    cube.box ⊟ like shippingbox
    dollarsign.arrow.circlepath $ like dollarsign.circle
    creditcard.and.123 ▭ like creditcard
    chart.bar.xaxis ▟ body R4.5 11 3.5 6.5 1R10.2 7 3.5 10.5 1R16 3.5 3.5 14 1 line M3 20.8h18
    chart.bar.xaxis.ascending ▟ like chart.bar.xaxis
    chart.bar.doc.horizontal ▤ body R5 3 14 18 3 detail M9 8h3M9 12h6M9 16h4.5
    chart.bar.horizontal.page ▤ like chart.bar.doc.horizontal
    chart.line.flattrend.xyaxis → line M4 4v16h16M8 12.5h10
    chart.dots.scatter ∴ line M4 4v16h16 solid O9 14.5 1.5O12.5 9 1.5O16 13.5 1.5O18.5 7 1.5
    receipt ▤ body M5.5 3.5L7.7 5 10 3.5 12 5l2-1.5L16.3 5l2.2-1.5v17L16.3 19 14 20.5 12 19l-2 1.5
      L7.7 19l-2.2 1.5 z detail M9 9h6M9 12.3h6M9 15.6h3
    """
}
