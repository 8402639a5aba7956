import Meerkat
import MeerkatTesting
import Testing

/// A question that a flow asks, and whose answer it awaits.
@MainActor
struct AskTests {
  let walk = Walk()
  let app: Driver

  init() throws { app = try Driver(FlowView(walk), width: 30) }

  /// Asks, and waits until the question is shown.
  private func ask(
    _ title: LocalizedStringResource = "Sell the boat?", as presentation: Presentation = .alert
  ) async -> Task<Bool, any Error> {
    let task = Task {
      try await walk.ask(
        title, message: "It leaks.", confirm: "Sell", role: .destructive, decline: "Keep",
        as: presentation)
    }
    await turns { walk.awaitedFlow != nil }
    return task
  }

  @Test(
    "The user answers", arguments: [Presentation.alert, .confirmationDialog], ["Sell", "Keep"])
  func answers(presentation: Presentation, answer: String) async throws {
    let task = await ask(as: presentation)
    #expect(app.exists("It leaks."))
    #expect(walk.outline == "Walk [start]\n  \(presentation) Question [Sell the boat?]")
    #expect(walk.journey == Journey(.start))
    try app.tap(answer)
    #expect(try await task.value == (answer == "Sell"))
    #expect(!app.exists("It leaks."))
    #expect(walk.awaitedFlow == nil)
  }

  @Test func itIsAskedAboveASheetAndAPush() async throws {
    walk.push(.hill)
    walk.present(.lake)
    let task = await ask()
    try app.tap("Sell")
    #expect(try await task.value)
    #expect(walk.journey == Journey(.start, [.push(.hill), .sheet(.lake)]))
  }

  @Test func oneQuestionFollowsAnother() async throws {
    for title: LocalizedStringResource in ["Sell the boat?", "Sell the oars?"] {
      let task = await ask(title)
      #expect(app.screenText.contains(String(localized: title)))
      try app.tap("Sell")
      #expect(try await task.value)
    }
  }

  @Test func nobodyIsAskedTwice() async throws {
    let task = await ask()
    await #expect(throws: Refusal.alreadyThere("Question")) {
      _ = try await walk.ask("Sell the boat?", confirm: "Sell")
    }
    await #expect(throws: Refusal.nothingGoesOn(.alert)) {
      _ = try await walk.ask("Sell the oars?", confirm: "Sell")
    }
    try app.tap("Keep")
    #expect(try await !task.value)
  }

  @Test func theFlowTakesTheQuestionBack() async throws {
    let task = await ask()
    walk.reset(to: Journey(.start, [.push(.hill)]))
    #expect(try await !task.value)
    #expect(!app.exists("It leaks."))
    #expect(app.exists(.header("hill")))
  }

  @Test func cancellingTheTaskTakesItBack() async throws {
    let task = await ask()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await turns { walk.awaitedFlow == nil }
    #expect(!app.exists("It leaks."))
  }

  /// A flow with another one in its screen, which asks.
  final class House: Flow {
    enum Place: String, Codable, Hashable, Linked, Restorable {
      case home, kid, page, other
      static let restoration = Restoration<Self>(name: "house")
      static let links = Links<Self> {
        DeepLink("", .home)
        DeepLink("other", .other)
      }
    }

    let navigator = Navigator<Place>(root: .home)
    let walk = Walk()

    @ViewBuilder func screen(for place: Place) -> some View {
      switch place {
      case .home: Room(walk: walk)
      case .kid: FlowView(walk)
      case .page, .other: PlaceScreen(name: place.rawValue)
      }
    }
  }

  /// A view that shows a flow deep in a screen.
  struct Room: View {
    let walk: Walk
    var body: some View { FlowView(embedding: walk) }
  }

  @Test func nothingIsPutOnAQuestionOfAFlowInTheFlow() async throws {
    let house = House()
    house.push(.kid)
    let task = Task { try await house.walk.ask("Sell the boat?", confirm: "Sell") }
    _ = house.outline
    await turns { house.walk.awaitedFlow != nil }
    let other = Journey<House.Place>(.home, [.push(.page), .push(.kid), .push(.other)])
    #expect(house.go(.replaceAll(with: other)) == .refused(.nothingGoesOn(.alert)))
    task.cancel()
  }

  @Test(
    "A link, or an archive, ends the question of a flow deep in the screen",
    arguments: [true, false])
  func deepQuestion(isLink: Bool) async throws {
    let house = House()
    let app = try Driver(FlowView(house), width: 30)
    _ = app.screenText
    let task = Task { try await house.walk.ask("Sell the boat?", confirm: "Sell") }
    await turns { house.walk.awaitedFlow != nil }
    #expect(app.exists(.button("Sell")))
    if isLink {
      #expect(house.open("/other") == .success(.arrived))
    } else {
      let other = House()
      other.push(.other)
      _ = try house.restore(from: try other.archive()).get()
    }
    #expect(app.exists(.header("other")))
    #expect(try await !task.value)
  }
}
