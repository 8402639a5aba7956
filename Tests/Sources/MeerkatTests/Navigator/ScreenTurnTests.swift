import Meerkat
import MeerkatTesting
import Testing

/// What is asked for while a screen is made comes before what is asked for afterwards.
@MainActor
struct ScreenTurnTests {
  let flow = Eager()

  @Test("A request waits for those of a screen", arguments: [true, false])
  func order(isShown: Bool) throws {
    let app = isShown ? try Driver(FlowView(flow)) : nil
    #expect(flow.outline == "Eager [hall]")
    #expect(flow.push(.garden).change?.added == [.push(.garden)])
    #expect(flow.journey == Journey(.hall, [.push(.porch), .push(.garden)]))
    #expect(app?.exists(.header("garden")) != false)
  }

  @Test func anOutcomeWaitsForThem() {
    let outer = Eager(root: .garden)
    outer.push(.inside)
    let inner = outer.child(Eager.self)
    #expect(inner?.journey == Journey(.hall))
    inner?.finish()
    #expect(outer.journey == Journey(.garden))
    #expect(outer.ended == [.porch, .hall, .inside])
  }
}

/// A flow whose first screen goes on as soon as it is made.
final class Eager: Flow {
  enum Place: Hashable { case hall, porch, garden, inside }
  typealias Outcome = Void

  let navigator: Navigator<Place>
  private weak var outer: Eager?
  private(set) var ended: [Place] = []
  private var hasGoneOn = false

  init(root: Place = .hall, in outer: Eager? = nil) {
    navigator = Navigator(root: root)
    self.outer = outer
  }

  @ViewBuilder func screen(for place: Place) -> some View {
    let _ = goOn(from: place)
    if place == .inside { FlowView(Eager(in: self)) {} } else { PlaceScreen(name: "\(place)") }
  }

  func didDismiss(_ place: Place, cause: NavigationCause) { (outer ?? self).ended.append(place) }

  private func goOn(from place: Place) {
    guard place == .hall, !hasGoneOn else { return }
    hasGoneOn = true
    push(.porch)
  }
}
