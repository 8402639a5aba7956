import Meerkat
import MeerkatTesting
import Testing

/// The end of a step is told once to its flow, by whatever cause, the uppermost first.
@MainActor
struct DismissalTests {
  final class Shelf: Flow {
    enum Place: Hashable, Linked {
      case top, book(Int), reader
      static let links = Links<Self> {
        DeepLink("", .top)
        DeepLink("{book}", Self.book) { if case .book(let book) = $0 { book } else { nil } }
      }
    }

    let navigator = Navigator<Place>(root: .top)
    var told: [String] = []
    lazy var reader = Reader(of: self)

    @ViewBuilder func screen(for place: Place) -> some View {
      if place == .reader { FlowView(reader) } else { PlaceScreen(name: "\(place)") }
    }

    func didDismiss(_ place: Place, cause: NavigationCause) {
      told.append("\(place) by \(cause), now \(journey.steps.count)")
    }
  }

  final class Reader: Flow {
    typealias Outcome = Int

    let navigator = Navigator(root: "page")
    weak var shelf: Shelf?

    init(of shelf: Shelf) { self.shelf = shelf }

    func screen(for place: String) -> some View { PlaceScreen(name: place) }

    func didDismiss(_ place: String, cause: NavigationCause) {
      shelf?.told.append("\(place) by \(cause)")
    }
  }

  let shelf = Shelf()

  init() {
    shelf.go([.forward(to: .book(1)), .forward(to: .book(2), style: .sheet)])
  }

  @Test func severalStepsAreToldFromTheTopWhenAllHaveGone() {
    shelf.go(.backToRoot)
    #expect(shelf.told == ["book(2) by the flow, now 1", "book(1) by the flow, now 1"])
  }

  @Test func whatTheUserClosed() throws {
    let app = try Driver(FlowView(shelf))
    try app.close()
    try app.back()
    #expect(shelf.told == ["book(2) by the user, now 2", "book(1) by the user, now 1"])
  }

  @Test func whatAnAssignmentLeavesOutAndNothingElse() {
    shelf.reset(to: Journey(.top, [.sheet(.book(2)), .push(.book(3))]))
    #expect(shelf.told == ["book(1) by a reset, now 3"])
  }

  @Test func whatALinkLeavesOut() throws {
    _ = try shelf.open("/7").get()
    #expect(shelf.journey == Journey(.top, [.push(.book(7))]))
    #expect(shelf.told == ["book(2) by a link, now 2", "book(1) by a link, now 2"])
  }

  @Test func aFlowThatFinishesEndsItsStepsAndItsOwn() {
    shelf.go([.backToRoot, .forward(to: .reader)])
    _ = shelf.child(Reader.self)
    shelf.told = []
    shelf.reader.push("next")
    shelf.reader.finish(1)
    #expect(
      shelf.told == ["next by an outcome", "page by an outcome", "reader by an outcome, now 1"])
  }

  @Test func aRefusedRequestTellsNothing() {
    shelf.back(to: .book(9))
    #expect(shelf.told.isEmpty)
  }
}
