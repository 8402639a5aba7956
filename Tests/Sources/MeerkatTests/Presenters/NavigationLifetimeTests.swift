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
    guide.push(.lake)
    guide.go(.forward(to: .hill, style: .sheet))
    #expect(app.screenText == screen)
    #expect(guide.reports.isEmpty)
    try app.toggle("Tour")
    guide.push(.lake)
    #expect(app.exists(.header("lake")))
  }

  @Test func aDirectionAfterTheAppHasEndedDoesNothing() throws {
    let guide = Guide()
    let app = try Driver(NavigationStack { Tour(guide: guide) })
    app.end()
    guide.push(.lake)
    #expect(guide.reports.isEmpty)
  }

  /// A view that a guide leads on from to something else.
  private struct Base<Screen: View>: View {
    let guide: Guide
    @ViewBuilder let screen: () -> Screen
    @State private var directions: [Direction<Guide.Place>] = []

    var body: some View {
      NavigationStack {
        PlaceScreen(name: "home")
          .onReceive(guide.directions) { directions.append($0) }
          .handleNavigation($directions, didDismiss: guide.didDismiss) { _ in screen() }
      }
    }
  }

  @Test func viewsInOneStackAreLedApart() throws {
    let lower = Guide()
    let upper = Guide()
    let app = try Driver(Base(guide: lower) { Tour(guide: upper) })
    lower.push(.hill)
    #expect(app.exists(.header("tour")))
    upper.push(.lake)
    #expect(app.exists(.header("lake")))
    #expect(app.exists(.button("tour")))
    try app.back()
    #expect(upper.reports == ["lake by the user"])
    #expect(lower.reports.isEmpty)
    upper.push(.lake)
    lower.go(.back)
    #expect(app.exists(.header("home")))
    #expect(lower.reports == ["hill by the flow"])
    upper.push(.lake)
    #expect(app.exists(.header("home")))
  }

  @Test func whatAViewShowsEndsWithTheView() throws {
    let guide = Guide()
    let doors = Doors()
    doors.isOpen = true
    let app = try Driver(Room(guide: guide, doors: doors))
    guide.push(.hill)
    guide.go(.forward(to: .lake, style: .sheet))
    #expect(app.exists(.header("place")))
    doors.isOpen = false
    #expect(!app.exists(.header("place")))
    #expect(guide.reports == ["lake by the system", "hill by the system"])
  }

  /// A view that may go while it shows something.
  private struct Room: View {
    let guide: Guide
    let doors: Doors
    @State private var directions: [Direction<Guide.Place>] = []

    var body: some View {
      NavigationStack {
        if doors.isOpen {
          PlaceScreen(name: "home")
            .onReceive(guide.directions) { directions.append($0) }
            .handleNavigation($directions, didDismiss: guide.didDismiss) { _ in
              PlaceScreen(name: "place")
            }
        }
      }
    }
  }

  /// A tour with a presenter of its own.
  private struct OwnTour: View {
    final class Presenter: ObservableObject {
      @Published var directions: [Direction<Guide.Place>] = []
      func onward() { directions.append(.forward(to: .lake, style: .sheet)) }
      func didDismiss(_ place: Guide.Place, cause: NavigationCause) {}
    }

    let witness: (Presenter) -> Void
    @StateObject private var presenter = Presenter()

    var body: some View {
      let _ = witness(presenter)
      PlaceScreen(name: "own", actions: ["Onward": presenter.onward])
        .handleNavigation($presenter.directions, didDismiss: presenter.didDismiss) { _ in
          PlaceScreen(name: "lake", actions: ["Again": presenter.onward])
        }
    }
  }

  @Test func aPresenterGoesWhenTheUserGoesBack() throws {
    let guide = Guide()
    weak var released: OwnTour.Presenter?
    let app = try Driver(Base(guide: guide) { OwnTour { released = $0 } })
    guide.push(.hill)
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
    let app = try Driver(Base(guide: guide) { OwnTour { released = $0 } })
    guide.push(.hill)
    try app.tap("Onward")
    guide.go(.backToRoot)
    #expect(app.exists(.header("home")))
    #expect(!app.exists(.any(.sheet)))
    #expect(released == nil)
  }
}
