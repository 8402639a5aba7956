import Meerkat
import MeerkatTesting
import Testing

/// A stack with a path of its own, in a sheet of a flow.
@MainActor
struct PlainStackTests {
  /// A view that nobody has changed.
  @Observable
  final class Settings {
    var path: [String] = []
  }

  struct SettingsView: View {
    @Bindable var settings: Settings
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      NavigationStack(path: $settings.path) {
        List { NavigationLink("Sound", value: "Sound") }
          .navigationTitle("Settings")
          .navigationDestination(for: String.self) { name in
            Level(name: name) { settings.path.append("Loudness") }
          }
          .toolbar { Button("Done") { dismiss() } }
      }
    }
  }

  /// A screen of that stack, which pops itself.
  struct Level: View {
    let name: String
    let next: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        Button("Next", action: next)
        Button("Pop") { dismiss() }
      }
      .navigationTitle(name)
    }
  }

  final class Home: Flow {
    enum Place: Hashable { case home, room, settings }

    let navigator = Navigator<Place>(root: .home)
    let settings = Settings()
    var holdsSettings = false
    private(set) var dismissals: [String] = []

    @ViewBuilder func screen(for place: Place) -> some View {
      switch place {
      case .home: Button("Room") { self.push(.room) }.navigationTitle("Home")
      case .room: Button("Settings") { self.present(.settings) }.navigationTitle("Room")
      case .settings: OwnStack { SettingsView(settings: settings) }
      }
    }

    func shouldLeave(_ place: Place) -> Permission<Place> {
      place == .settings && holdsSettings ? .ask("Leave the settings?") : .allow
    }

    func didDismiss(_ place: Place, cause: NavigationCause) {
      dismissals.append("\(place) by \(cause)")
    }
  }

  let home = Home()
  let app: Driver

  /// In the sheet, two screens deep in its own stack.
  init() throws {
    app = try Driver(FlowView(home), width: 30)
    try app.tap("Room")
    try app.tap("Settings")
    try app.tap("Sound")
    try app.tap("Next")
  }

  private let whole = Journey<Home.Place>(.home, [.push(.room), .sheet(.settings)])

  @Test func backPopsTheInnerStackAndNothingElse() throws {
    #expect(home.settings.path == ["Sound", "Loudness"])
    try app.back()
    #expect(home.settings.path == ["Sound"])
    try app.back()
    #expect(home.settings.path.isEmpty)
    #expect(app.exists(.header("Settings")))
    #expect(home.journey == whole)
    #expect(home.dismissals.isEmpty)
  }

  @Test func atItsRootThereIsNoWayBackIntoTheFlow() throws {
    home.settings.path = []
    #expect(throws: Driver.Error.self) { try app.back() }
    #expect(home.journey == whole)
  }

  @Test func dismissActsOnTheStackInAScreenOfIt() throws {
    try app.tap("Pop")
    #expect(home.settings.path == ["Sound"])
    #expect(home.journey == whole)
  }

  @Test func dismissAtItsRootClosesTheSheet() throws {
    home.settings.path = []
    try app.tap("Done")
    #expect(home.journey == Journey(.home, [.push(.room)]))
    #expect(home.dismissals == ["settings by the user"])
    #expect(app.exists(.header("Room")))
  }

  @Test func aSwipeClosesTheSheetFromAnyDepth() throws {
    try app.close()
    #expect(home.journey == Journey(.home, [.push(.room)]))
    #expect(home.settings.path == ["Sound", "Loudness"])
    try app.back()
    #expect(home.journey == Journey(.home))
    #expect(home.dismissals == ["settings by the user", "room by the user"])
  }

  @Test func theFlowsBackClosesTheSheet() {
    home.back()
    #expect(home.journey == Journey(.home, [.push(.room)]))
    #expect(home.settings.path == ["Sound", "Loudness"])
    #expect(app.exists(.header("Room")))
  }

  @Test func aGuardHoldsTheSheetAndLeavesTheInnerStackAlone() throws {
    home.holdsSettings = true
    home.reset(to: Journey(.home))
    home.reset(to: whole)
    #expect(throws: Driver.Error.self) { try app.close() }
    try app.back()
    #expect(home.settings.path == ["Sound"])
    #expect(!app.exists(.alert("Leave the settings?")))
    home.close()
    try app.tap("Leave")
    #expect(app.exists(.header("Room")))
  }
}
