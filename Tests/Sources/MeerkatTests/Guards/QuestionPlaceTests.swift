import Meerkat
import MeerkatTesting
import Testing

/// A question lies above everything else, and goes when it no longer matters.
@MainActor
struct QuestionPlaceTests {
  /// What happens while the user is asked.
  enum Event: String, CaseIterable, CustomTestStringConvertible {
    case finished, cancelled, superseded

    var testDescription: String { rawValue }
  }

  let station: Station
  let app: Driver
  let awaited = Platform()

  init() throws {
    let station = try Station()
    self.station = station
    app = try Driver(FlowView(station), width: 30)
  }

  /// Has a link lead to a train in the first tab, where a flow lies above the office, while the second tab is seen.
  ///
  /// - Returns: The task that waits for that flow.
  private func openTrain() async throws -> Task<Void, any Error> {
    let platform = try #require(station[.one])
    platform.push(.office)
    let task = Task { _ = try await platform.push(awaited) }
    await turns { platform.awaitedFlow != nil }
    try app.select(tab: "two")
    return task
  }

  private func carryOut(_ event: Event, _ task: Task<Void, any Error>) async {
    switch event {
    case .finished: awaited.finish("done")
    case .cancelled: task.cancel()
    case .superseded: station[.one]?.back(to: .office)
    }
    await turns { awaited.parentFlow == nil }
  }

  @Test("In a tab that is not seen it goes with what it is about", arguments: Event.allCases)
  func stale(event: Event) async throws {
    let task = try await openTrain()
    awaited.leaving[.bench] = .ask(.discard)
    #expect(try station.open("/one/train/3").get() == .undecided)
    #expect(app.exists(.alert("Discard changes?")))
    awaited.leaving = [:]
    await carryOut(event, task)
    #expect(station.pendingQuestion == nil)
    #expect(!app.exists(.any(.alert)))
    let isSuperseded = event == .superseded
    #expect(station[.one]?.journey == Journey(.bench, [.push(isSuperseded ? .office : .train(3))]))
    #expect(app.exists(.header(isSuperseded ? "two bench" : "one train(3)")))
  }

  @Test("It stays for as long as it matters", arguments: [Event.finished, .cancelled])
  func staying(event: Event) async throws {
    let task = try await openTrain()
    station[.one]?.leaving[.office] = .ask(.discard)
    #expect(try station.open("/one/train/3").get() == .undecided)
    await carryOut(event, task)
    #expect(station.pendingQuestion?.question == .discard)
    #expect(app.exists(.alert("Discard changes?")))
    try app.tap("Discard")
    #expect(station[.one]?.journey == Journey(.bench, [.push(.train(3))]))
    #expect(app.exists(.header("one train(3)")))
    #expect(!app.exists(.any(.alert)))
  }

  @Test(
    "It takes the place of a dialog in a sheet, whether or not that was seen",
    arguments: [NavigationStyle.alert, .confirmationDialog], [true, false])
  func overADialog(style: NavigationStyle, isSeen: Bool) async throws {
    let fence = Fence()
    let app = try Driver(FlowView(fence), width: 30)
    fence.go([.forward(to: .meadow, style: .sheet), .forward(to: .sign, style: style)])
    if isSeen { #expect(app.exists("Fine")) }
    #expect(try fence.open("/gate").get() == .undecided)
    #expect(app.exists(.alert("Discard changes?")))
    #expect(!app.exists("Fine"))
    try app.tap("Keep")
    await turns { fence.pendingQuestion == nil }
    #expect(app.exists("Fine"))
    _ = fence.open("/gate")
    try app.tap("Discard")
    #expect(fence.journey == Journey(.start, [.push(.gate)]))
    #expect(app.exists(.header("gate")))
    #expect(!app.exists(.any(.sheet)))
  }
}

/// A flow with a meadow that is not left lightly.
@Observable
private final class Fence: Flow {
  enum Place: Hashable, Linked {
    case start, meadow, gate, sign
    static let links = Links<Self> {
      DeepLink("", .start)
      DeepLink("meadow", .meadow)
      DeepLink("gate", .gate)
    }
  }

  let navigator = Navigator<Place>(root: .start)

  @ViewBuilder func screen(for place: Place) -> some View {
    if place == .sign { Button("Fine") {} } else { PlaceScreen(name: "\(place)") }
  }

  func dialog(for place: Place) -> Dialog? { place == .sign ? Dialog("A sign") : nil }

  func shouldLeave(_ place: Place) -> Permission<Place> {
    place == .meadow ? .ask(.discard) : .allow
  }
}
