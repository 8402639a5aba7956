import MeerkatActions
import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

#Preview("Actions, other file") { PreviewedScreen(title: "Other file") }

#Preview("Actions, defaults, other file") { DefaultsScreen() }

#Preview("Actions, required") { RequiredScreen(value: 3, didPressClose: {}) }

#Preview("Actions, made outside") { PreviewedScreen.closable }

extension PreviewedScreen {
  /// Code outside of a preview sees everything that the macro writes.
  fileprivate static var closable: PreviewedScreen {
    PreviewedScreen(title: "Made outside").didPressClose {}
  }
}

/// `#Preview` of a screen with `@Actions`.
@MainActor
struct PreviewTests {
  @Test(
    arguments: [
      ("same file", ["Same file", "Select", "Edit"]),
      ("other file", ["Other file", "Select", "Edit"]),
      ("listeners", ["Listeners", "Close", "Select", "Edit"]), ("required", ["Close 3"]),
      ("values", ["Values"]),
      ("defaults", ["Defaults", "Close"]), ("defaults, other file", ["Defaults", "Close"]),
      ("made outside", ["Made outside", "Close", "Select", "Edit"]),
    ])
  func aPreviewCreatesAScreen(name: String, shown: [String]) async throws {
    let found = PreviewCatalog().items.first { $0.name == "Actions, \(name)" }
    let app = try Driver(try await #require(found).view())
    #expect(app.elements.map(\.label) == shown)
  }

  @Test func theOrdinaryCallIsPreparedSoThatItsActionsAreObserved() throws {
    var seen: [String] = []
    let screen = PreviewedScreen(title: "Observed", didSelect: { _ in })
    let app = try Driver(screen.observingActions { seen.append("\($0.name) \($0.arguments)") })
    try app.tap("Select")
    #expect(seen == ["didSelect [nil]"])
  }

  @Test func aCallWithPropertiesWhoseTypesAreNotWrittenIsPreparedToo() throws {
    var seen: [String] = []
    let screen = OffsetScreen(title: "Values", offset: 3, tags: ["b"], taps: 4).didSelect { _ in }
    let app = try Driver(screen.observingActions { seen.append("\($0.name) \($0.arguments)") })
    try app.tap("Values")
    #expect(seen == [#"didSelect ["3 [\"b\"] 4"]"#])
  }
}
