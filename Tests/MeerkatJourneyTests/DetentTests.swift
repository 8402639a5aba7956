import MeerkatJourney
import Testing

struct DetentTests {
  @Test func aSheetWithoutDetentsIsJustASheet() {
    #expect(Style.sheet(detents: []) == .sheet)
    #expect(Style.sheet.presentation?.detents == [])
  }

  @Test func detentsCountWhenSheetsAreCompared() {
    #expect(Style.sheet(detents: [.medium]) != .sheet)
    #expect(Style.sheet(detents: [.medium]) != .sheet(detents: [.large]))
    #expect(Style.sheet(detents: [.medium, .large]) == .sheet(detents: [.large, .medium]))
    #expect(Set([Style.sheet, .sheet(detents: [.medium]), .sheet(detents: [])]).count == 2)
  }

  @Test func aSheetWithDetentsIsStillASheet() throws {
    let presentation = Presentation.sheet(detents: [.fraction(0.3)])
    #expect(presentation.kind == .sheet)
    #expect(presentation.takesSteps)
    var journey: Journey<String> = [.root("a")]
    try journey.go([
      .forward(to: "b", style: .sheet(detents: [.medium])), .forward(to: "c"), .close,
    ])
    #expect(journey == [.root("a")])
  }

  @Test func aJourneySaysTheDetents() {
    let journey: Journey<String> = [
      .root("a"), .sheet("b", detents: [.medium, .large]),
      .sheet("c", detents: [.fraction(0.3)]), .sheet("d", detents: [.height(200)]),
    ]
    #expect(
      journey.description
        == "[a, sheet(large, medium) b, sheet(fraction 0.3) c, sheet(height 200.0) d]")
  }

  @Test func replacingTheTopKeepsItsDetents() throws {
    var journey: Journey<String> = [.root("a"), .sheet("b", detents: [.medium])]
    try journey.go(.replaceTop(with: "c"))
    #expect(journey == [.root("a"), .sheet("c", detents: [.medium])])
  }
}
