import MeerkatActions
import MeerkatTesting
import MeerkatUI
import Testing

/// What nobody listens to, and what is set again.
@MainActor
struct OptionsTests {
  private let log = Log()

  @Test func eachOptionShowsItsControl() throws {
    let app = try Driver(OptionsScreen())
    #expect(
      app.elements.map(\.description) == [
        #".button("Disabled"), disabled"#, #".button("Default")"#,
        #".button("Reported")"#,
      ])
  }

  @Test func aListenerEnablesTheControl() throws {
    let app = try Driver(OptionsScreen().didPressDisabled(log.call))
    try app.tap("Disabled")
    #expect(log.lines == ["call"])
  }

  @Test func aRequiredActionMayComeAfterOneWithOptions() throws {
    let app = try Driver(FarewellScreen(didPressLeave: log.call))
    try app.tap("Leave")
    #expect(log.lines == ["call"])
  }

  @Test func theDefaultActionIsCalled() throws {
    Recorder.shared.log = []
    try Driver(OptionsScreen()).tap("Default")
    #expect(Recorder.shared.log == ["default 7"])
  }

  @Test func aListenerTakesThePlaceOfTheDefaultAction() throws {
    Recorder.shared.log = []
    try Driver(OptionsScreen().didSelectDefault { [log] in log.add("\($0)") }).tap("Default")
    #expect(Recorder.shared.log == [])
    #expect(log.lines == ["7"])
  }

  @Test func aReportNamesThePlaceAndComesOnce() throws {
    let app = try Driver(OptionsScreen().reportingActions(log.add))
    try app.tap("Reported")
    try app.tap("Reported")
    #expect(
      log.lines == [
        "Nobody listens to OptionsScreen.didPressReported (MeerkatActionsTests/Screens.swift:76)."
      ])
  }

  @Test func theLastListenerWins() throws {
    let screen = RepetitionScreen().didPressLast { [log] in log.add("first") }
      .didPressLast { [log] in log.add("second") }
    try Driver(screen).tap("Last")
    #expect(log.lines == ["second"])
  }

  @Test func allListenersAreCalledInOrder() throws {
    let screen = RepetitionScreen(didPressAll: { [log] in log.add("first") })
      .didPressAll { [log] in log.add("second") }.didPressAll { [log] in log.add("third") }
    try Driver(screen).tap("All")
    #expect(log.lines == ["first", "second", "third"])
  }
}
