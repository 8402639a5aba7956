import MeerkatJourney
import Testing

struct DetentTests {
  @Test func aSheetWithoutDetentsIsJustASheet() {
    #expect(NavigationStyle.sheet(detents: []) == .sheet)
    #expect(NavigationStyle.sheet.presentation?.detents == [])
  }

  @Test func detentsCountWhenSheetsAreCompared() {
    #expect(NavigationStyle.sheet(detents: [.medium]) != .sheet)
    #expect(NavigationStyle.sheet(detents: [.medium]) != .sheet(detents: [.large]))
    #expect(
      NavigationStyle.sheet(detents: [.medium, .large]) == .sheet(detents: [.large, .medium]))
    #expect(
      Set([NavigationStyle.sheet, .sheet(detents: [.medium]), .sheet(detents: [])]).count == 2)
  }

  @Test func aSheetWithDetentsIsStillASheet() throws {
    let presentation = Presentation.sheet(detents: [.fraction(0.3)])
    #expect(presentation.kind == .sheet)
    #expect(presentation.takesSteps)
    var journey: Journey<String> = Journey("a")
    try journey.go([
      .forward(to: "b", style: .sheet(detents: [.medium])), .forward(to: "c"), .close,
    ])
    #expect(journey == Journey("a"))
  }

  @Test func aJourneySaysTheDetents() {
    let journey: Journey<String> = Journey(
      "a",
      [
        .sheet("b", detents: [.medium, .large]), .sheet("c", detents: [.fraction(0.3)]),
        .sheet("d", detents: [.height(200)]),
      ])
    #expect(
      journey.description
        == "[a, sheet(large, medium) b, sheet(fraction 0.3) c, sheet(height 200.0) d]")
  }

  @Test func replacingTheTopKeepsItsDetents() throws {
    var journey: Journey<String> = Journey("a", [.sheet("b", detents: [.medium])])
    try journey.go(.replaceTop(with: "c"))
    #expect(journey == Journey("a", [.sheet("c", detents: [.medium])]))
  }
}
