import Meerkat
import MeerkatTesting
import Testing

/// Screen and flows agree when a flow is restored that is on screen.
@MainActor
struct RestoringShownTests {
  /// A flow that places a kid somewhere, and hears of its outcome.
  @Observable
  final class House: Flow {
    enum Place: Codable, Hashable, Restorable {
      case home, kid
      static let restoration = Restoration<Self>(name: "house")
    }

    let navigator: Navigator<Place>
    var outcomes: [String] = []

    init(_ journey: Journey<Place>) { navigator = Navigator(journey) }

    @ViewBuilder func screen(for place: Place) -> some View {
      switch place {
      case .home: PlaceScreen(name: "home")
      case .kid: FlowView(Kid()) { self.outcomes.append($0) }
      }
    }

    var kid: Kid? { flow(at: .kid) as? Kid }
  }

  @Observable
  final class Kid: Flow {
    enum Place: Codable, Hashable, Restorable {
      case list, page
      static let restoration = Restoration<Self>(name: "kid")
    }
    typealias Outcome = String

    let navigator = Navigator<Place>(root: .list)

    func screen(for place: Place) -> some View {
      PlaceScreen(
        name: "\(place)",
        actions: [
          "On": { self.push(.page) }, "Done": { self.finish("done at \(place)") },
        ])
    }
  }

  enum Spot: String, CaseIterable, CustomTestStringConvertible {
    case root, pushed, sheet

    var testDescription: String { rawValue }

    var journey: Journey<House.Place> {
      switch self {
      case .root: Journey(.kid)
      case .pushed: Journey(.home, [.push(.kid)])
      case .sheet: Journey(.home, [.sheet(.kid)])
      }
    }
  }

  @Test("Its buttons reach the flow that is there", arguments: Spot.allCases, [true, false])
  func restoring(spot: Spot, wasDeep: Bool) throws {
    let house = House(spot.journey)
    let app = try Driver(FlowView(house), width: 30)
    let place: Kid.Place = wasDeep ? .page : .list
    if wasDeep { try app.tap("On") }
    let archive = try house.archive()
    if wasDeep { try app.back() }
    #expect(try house.restore(from: archive).get() == [])
    #expect(house.kid?.journey.top.destination == place)
    #expect(app.exists(.header("\(place)")))
    try app.tap("Done")
    #expect(house.outcomes == ["done at \(place)"])
  }

  @Test func aSceneThatBeginsWhereItBeganAnswersItsButtons() async throws {
    let one = House(Journey(.kid))
    let first = try Driver(FlowView(restoring: "house", one), width: 30)
    try first.tap("On")
    try await first.waitUntil { first.storedScene.keys.contains("house") }
    try first.back()
    try await first.settle()
    let stored = first.storedScene
    first.end()
    let two = House(Journey(.kid))
    let second = try Driver(FlowView(restoring: "house", two), restoring: stored, width: 30)
    try second.tap("On")
    #expect(two.kid?.journey == Journey(.list, [.push(.page)]))
    #expect(second.exists(.header("page")))
    try second.tap("Done")
    #expect(two.outcomes == ["done at page"])
  }
}
