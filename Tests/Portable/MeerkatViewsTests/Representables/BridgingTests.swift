import MeerkatUI
import MeerkatViews
import Testing

struct BridgingTests {
  @Test(arguments: [
    (UIFont.preferredFont(forTextStyle: .title1), Font.title),
    (.systemFont(ofSize: 12), .system(size: 12)),
    (.systemFont(ofSize: 12, weight: .semibold), .system(size: 12).weight(.semibold)),
    (.boldSystemFont(ofSize: 9), .system(size: 9).bold()),
    (
      .monospacedDigitSystemFont(ofSize: 9, weight: .black),
      .system(size: 9).weight(.black).monospacedDigit()
    ),
    (UIFont(name: "Lobster", size: 20) ?? .systemFont(ofSize: 1), .custom("Lobster", size: 20)),
  ])
  func aFontOfUIKitIsOneOfSwiftUI(font: UIFont, expected: Font) {
    #expect(Font(font) == expected)
  }

  @Test func anAttributedStringKeepsItsLooks() {
    let string = NSMutableAttributedString(string: "plain ")
    string.append(
      NSAttributedString(
        string: "red",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 3), .foregroundColor: UIColor.systemRed, .kern: 1,
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    let runs = Text(AttributedString(string)).allRuns
    #expect(runs.map(\.text) == ["plain ", "red"])
    #expect(runs[0].style.isEmpty)
    #expect(runs[1].style.font == .system(size: 3).bold())
    #expect(runs[1].style.isUnderlined == true && runs[1].style.tracking == 1)
    #expect(
      runs[1].style.foreground
        == Text("").foregroundColor(Color(.systemRed)).allRuns[0].style.foreground)
  }

  @Test func aBezierPathRoundsTheCornersThatItIsTold() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
      cornerRadii: CGSize(width: 10, height: 10))
    let expected = UnevenRoundedRectangle(
      topLeadingRadius: 10, topTrailingRadius: 10, style: .circular)
    #expect(Path(path.cgPath) == expected.path(in: rect))
    #expect(!path.contains(.zero) && path.contains(CGPoint(x: 1, y: 19)))
  }

  @Test func anArcGoesClockwiseOnScreen() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.bounds.maxY > 9.9 && path.bounds.minY > -0.1)
  }
}
