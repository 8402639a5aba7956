import Meerkat
import MeerkatTesting
import Testing

/// What becomes of directions, presenters and destinations when the view has gone.
@MainActor
struct NavigationLifetimeTests {
  /// Shows a tour as long as a switch is on.
  private struct Home: View {
    let guide: Guide
    @State private var isShown = true

    var body: some View {
      NavigationStack {
        VStack {
          Toggle("Tour", isOn: $isShown)
          if isShown { Tour(guide: guide) }
        }
      }
    }
  }

  @Test func aDirectionAfterTheViewHasGoneDoesNothing() throws {
    let guide = Guide()
    let app = try Driver(Home(guide: guide))
    try app.toggle("Tour")
    let screen = app.screenText
    guide.go(.forward(to: .lake))
    guide.go(.forward(to: .hill, style: .sheet))
    #expect(app.screenText == screen)
    #expect(guide.reports.isEmpty)
    try app.toggle("Tour")
    guide.go(.forward(to: .lake))
    #expect(app.exists(.header("lake")))
  }

  @Test func aDirectionAfterTheAppHasEndedDoesNothing() throws {
    let guide = Guide()
    let app = try Driver(NavigationStack { Tour(guide: guide) })
    app.end()
    guide.go(.forward(to: .lake))
    #expect(guide.reports.isEmpty)
  }

  @Test func viewsInOneStackAreLedApart() throws {
    let lower = Guide()
    let upper = Guide()
    let app = try Driver(
      NavigationStack {
        PlaceScreen(name: "home")
          .handleNavigation(lower.directions, didDismiss: lower.didDismiss) { _ in
            Tour(guide: upper)
          }
      })
    lower.go(.forward(to: .hill))
    upper.go(.forward(to: .lake))
    #expect(app.exists(.header("lake")))
    #expect(app.exists(.button("tour")))
    try app.back()
    #expect(upper.reports == ["lake by user"])
    #expect(lower.reports.isEmpty)
    upper.go(.forward(to: .lake))
    lower.go(.back)
    #expect(lower.reports == ["hill by presenter"])
    #expect(app.exists(.header("home")))
    upper.go(.forward(to: .lake))
    #expect(app.exists(.header("home")))
  }

  /// A tour with a presenter of its own.
  private struct OwnTour: View {
    final class Presenter: ObservableObject {
      let directions = PassthroughSubject<Direction<Guide.Place>, Never>()
      func onward() { directions.send(.forward(to: .lake, style: .sheet)) }
      func didDismiss(_ dismissal: Dismissal<Guide.Place>) {}
    }

    let witness: (Presenter) -> Void
    @StateObject private var presenter = Presenter()

    var body: some View {
      let _ = witness(presenter)
      PlaceScreen(name: "own", actions: ["Onward": presenter.onward])
        .handleNavigation(presenter.directions, didDismiss: presenter.didDismiss) { _ in
          PlaceScreen(name: "lake", actions: ["Again": presenter.onward])
        }
    }
  }

  @Test func aPresenterGoesWhenTheUserGoesBack() throws {
    let guide = Guide()
    weak var released: OwnTour.Presenter?
    let app = try Driver(
      NavigationStack {
        PlaceScreen(name: "home")
          .handleNavigation(guide.directions) { _ in OwnTour { released = $0 } }
      })
    guide.go(.forward(to: .hill))
    try app.tap("Onward")
    try app.close()
    #expect(released != nil)
    try app.back()
    #expect(app.exists(.header("home")))
    #expect(released == nil)
  }

  @Test func aPresenterGoesWithAllThatItPresents() throws {
    let guide = Guide()
    weak var released: OwnTour.Presenter?
    let app = try Driver(
      NavigationStack {
        PlaceScreen(name: "home")
          .handleNavigation(guide.directions) { _ in OwnTour { released = $0 } }
      })
    guide.go(.forward(to: .hill))
    try app.tap("Onward")
    guide.go(.backToRoot)
    #expect(app.exists(.header("home")))
    #expect(!app.exists(.any(.sheet)))
    #expect(released == nil)
  }
}
