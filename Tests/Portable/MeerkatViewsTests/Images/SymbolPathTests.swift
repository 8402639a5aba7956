import MeerkatUI
import Testing

struct SymbolPathTests {
  @Test(arguments: [
    ("chevron.right", "M8.5 5L15.5 12L8.5 19"),
    ("plus", "M12 5L12 19M5 12L19 12"),
    ("xmark", "M6 6L18 18M18 6L6 18"),
    ("hexagon", "M12 3L19.8 7.5L19.8 16.5L12 21L4.2 16.5L4.2 7.5Z"),
    (
      "circle",
      """
      M12 3C16.97 3 21 7.03 21 12C21 16.97 16.97 21 12 21C7.03 21 3 16.97 3 12C3 7.03 7.03 3 12 3Z
      """
    ),
    ("arrow.turn.up.left", "M20 19L20 14C20 11.24 17.76 9 15 9L4 9M9 4L4 9L9 14"),
  ])
  func anOutlineIsLinesAndCurves(name: String, path: String) {
    #expect(SystemSymbol.named(name)?.shapes.first?.path == path)
  }

  @Test func halfACircleIsTwoQuarters() {
    let half = SystemSymbol.named("circle.lefthalf.filled")?.shapes.last?.path
    #expect(half == "M12 3C7.03 3 3 7.03 3 12C3 16.97 7.03 21 12 21Z")
  }

  @Test func anArcEndsWhereItsTableSays() {
    // More than three quarters of a turn, then a line: the head of the arrow has to meet the arc.
    let arrow = SystemSymbol.named("arrow.clockwise")?.shapes.first?.path ?? ""
    #expect(arrow.hasPrefix("M20 12C20 16.42 "))
    #expect(arrow.hasSuffix(" 17.66 6.34L20 8.5M20 3.5L20 8.5L15 8.5"))
    #expect(arrow.count { $0 == "C" } == 4)
  }

  @Test func markupDrawsInTheColourOfTheText() {
    #expect(
      SystemSymbol.named("minus")?.svg(id: "a") == """
        <path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" \
        stroke-linejoin="round" d="M5 12L19 12"/>
        """)
    #expect(
      SystemSymbol.named("smallcircle.filled.circle")?.svg(id: "a").contains("mask") == false)
  }

  @Test func markupCutsWithAMask() {
    #expect(
      SystemSymbol.named("minus.slash")?.svg(id: "a") == """
        <mask id="a-0" maskUnits="userSpaceOnUse" x="0" y="0" width="24" height="24">\
        <path fill="#fff" d="M0 0H24V24H0Z"/>\
        <path fill="none" stroke="#000" stroke-width="5.5" stroke-linecap="round" \
        stroke-linejoin="round" d="M4 4L20 20"/></mask>\
        <g mask="url(#a-0)">\
        <path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" \
        stroke-linejoin="round" d="M5 12L19 12"/></g>\
        <path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" \
        stroke-linejoin="round" d="M4 4L20 20"/>
        """)
  }

  @Test func everyMaskOfASymbolHasItsOwnName() {
    let markup = SystemSymbol.named("heart.slash.badge")?.svg(id: "heart") ?? ""
    #expect(markup.contains("id=\"heart-0\""))
    #expect(markup.contains("id=\"heart-1\""))
  }
}
