import Meerkat
import MeerkatTesting
import Testing

/// A button of an alert or a dialog acts only if the step may be left.
@MainActor
struct GuardedDialogTests {
  let bin = Bin()
  let app: Driver

  init() throws {
    app = try Driver(FlowView(bin), width: 30)
  }

  @Test(
    "It does nothing if the guard refuses", arguments: [Presentation.alert, .confirmationDialog])
  func refused(presentation: Presentation) throws {
    bin.permission = .refuse
    bin.present(.removal, as: presentation)
    try app.tap("Remove")
    #expect(bin.done == [])
    #expect(bin.journey == Journey(.papers, [.init(.removal, style: .present(presentation))]))
  }

  @Test("It acts when the user has confirmed", arguments: [true, false])
  func asked(isConfirmed: Bool) throws {
    bin.permission = .ask(.discard)
    bin.present(.removal, as: .alert)
    try app.tap("Remove")
    #expect(bin.done == [])
    try app.tap(isConfirmed ? "Discard" : "Keep")
    #expect(bin.done == (isConfirmed ? ["removed at [papers]"] : []))
    #expect(bin.journey.isAtRoot == isConfirmed)
  }

  @Test func itActsWhenTheGuardHasAnswered() async throws {
    bin.permission = .later {
      await turn()
      return .allow
    }
    bin.present(.removal, as: .alert)
    try app.tap("Remove")
    #expect(bin.done == [])
    await turns { bin.journey.isAtRoot }
    #expect(bin.done == ["removed at [papers]"])
  }
}

/// A flow that asks before it removes something.
@Observable
final class Bin: Flow {
  enum Place: Hashable { case papers, removal }

  let navigator = Navigator<Place>(root: .papers)

  /// Whether the alert may be left.
  @ObservationIgnored var permission = Permission<Place>.allow
  private(set) var done: [String] = []

  func screen(for place: Place) -> some View { PlaceScreen(name: "\(place)") }

  func dialog(for place: Place) -> Dialog? {
    guard place == .removal else { return nil }
    return Dialog("Remove?") {
      Dialog.Button("Remove") { self.done.append("removed at \(self.journey)") }
    }
  }

  func shouldLeave(_ place: Place) -> Permission<Place> { place == .removal ? permission : .allow }
}
