import Meerkat
import MeerkatTesting
import Testing

/// Navigations that each make several more.
@MainActor
struct BroadTurnsTests {
  /// Each step that goes brings two more, which go too.
  final class Hydra: Flow {
    let navigator = Navigator<Int>(root: 0)
    var heads = 0

    func screen(for place: Int) -> some View { PlaceScreen(name: "\(place)") }

    func didDismiss(_ place: Int, cause: NavigationCause) {
      heads += 1
      // Without a limit in the engine, the test itself ends it.
      guard heads < 20_000 else { return }
      go([.forward(to: 1), .forward(to: 2)])
      go(.backToRoot)
    }
  }

  @Test(.enabled(if: isDebugBuild)) func theyComeToAnEnd() {
    let outer = Mistake.listener
    var told: [String] = []
    Mistake.listener = { told.append($0) }
    defer { Mistake.listener = outer }
    let hydra = Hydra()
    hydra.push(1)
    hydra.go(.back)
    #expect(hydra.heads < 2_000)
    #expect(told.filter { $0.contains("\(Refusal.endlessTurns)") }.count == 1)
    // What comes afterwards is no part of it.
    #expect(hydra.go([.backToRoot, .forward(to: 7)]).change != nil)
  }
}
