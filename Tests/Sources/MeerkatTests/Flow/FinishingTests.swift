import Meerkat
import MeerkatTesting
import Testing

/// What happens around the moment in which a flow finishes.
@MainActor
struct FinishingTests {
  @Test("The parent can go on at once", arguments: Spot.allCases)
  func goingOn(spot: Spot) async throws {
    let square = await spot.makeSquare()
    square.afterwards = { $0.push(.stall) }
    let app = try Driver(FlowView(square))
    try app.tap("Enter")
    try app.tap("Buy")
    await turns { square.journey.contains(.stall) }
    #expect(square.outcomes == ["a postcard of room 1"])
    #expect(app.exists(.header("stall")))
    #expect(!app.exists(.any(.sheet)))
    try app.back()
    #expect(app.exists(.header(spot.goes ? "base" : "hall")))
  }

  @Test("The parent can show the next one at once", arguments: Spot.allCases.filter(\.goes))
  func next(spot: Spot) async throws {
    let square = await spot.makeSquare()
    let first = try #require(square.visit)
    let app = try Driver(FlowView(square))
    square.afterwards = {
      $0.afterwards = { _ in }
      $0.present(.visit)
    }
    first.finish("first")
    await turns { square.flow(at: .visit).map { $0 !== first } == true }
    let second = try #require(square.flow(at: .visit) as? Visit)
    #expect(second !== first)
    #expect(app.exists(.any(.sheet)))
    first.finish("too late")
    second.finish("second")
    #expect(square.outcomes == ["first", "second"])
    #expect(app.exists(.header("base")))
  }

  @Test func theRootOfAllHandsItsOutcomeToItsView() throws {
    var outcomes: [String] = []
    let visit = Visit()
    let app = try Driver(FlowView(visit) { outcomes.append($0) })
    try app.tap("Enter")
    try app.tap("Buy")
    #expect(outcomes == ["a postcard of room 1"])
    #expect(app.exists(.header("room 1")))
    app.end()
  }

  @Test func aSheetThatIsClosingHandsOverOneOutcome() throws {
    var outcomes: [String] = []
    let visit = Visit()
    let app = try Driver(PlainSheet { FlowView(visit) { outcomes.append($0) } })
    try app.tap("Open")
    try app.tap("Enter")
    visit.finish("first")
    visit.finish("second")
    #expect(outcomes == ["first"])
    #expect(!app.exists(.any(.sheet)))
    // In a new sheet, the same flow may finish again.
    try app.tap("Open")
    visit.finish("third")
    #expect(outcomes == ["first", "third"])
  }

  @Test func aViewThatHasGoneIsToldNothing() throws {
    var outcomes: [String] = []
    let visit = Visit()
    do {
      let app = try Driver(FlowView(visit) { outcomes.append($0) })
      #expect(app.exists(.header("hall")))
    }
    visit.finish("too late")
    #expect(outcomes.isEmpty)
  }

  @Test(
    "A flow may finish while its first screen appears", arguments: [NavigationStyle.push, .sheet])
  func whileAppearing(style: NavigationStyle) throws {
    let hurry = Hurry()
    let app = try Driver(FlowView(hurry))
    hurry.go(.forward(to: .short, style: style))
    #expect(app.exists(.header("start")))
    #expect(hurry.count == 1)
    #expect(hurry.journey == Journey(.start))
    #expect(!app.exists(.any(.sheet)))
  }
}

/// A view that presents something itself.
private struct PlainSheet<Content: View>: View {
  @ViewBuilder let content: () -> Content
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }.sheet(isPresented: $isOpen, content: content)
  }
}

/// A flow with a part that is over as soon as it is seen.
@Observable
private final class Hurry: Flow {
  enum Place: Hashable { case start, short }

  let navigator = Navigator<Place>(root: .start)
  var count = 0

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .start: PlaceScreen(name: "start")
    case .short: FlowView(Short()) { self.count += 1 }
    }
  }
}

@Observable
private final class Short: Flow {
  enum Place: Hashable { case only }
  typealias Outcome = Void

  let navigator = Navigator<Place>(root: .only)

  func screen(for place: Place) -> some View {
    Text("only").onAppear { self.finish(()) }
  }
}
