import Meerkat
import MeerkatTesting
import Testing

/// An archive that this version of the app can't read, such as that of a newer one.
@MainActor
struct UnreadableArchiveTests {
  final class Trip: Flow {
    enum Place: Codable, Hashable, Restorable {
      case home, away
      static let restoration = Restoration<Self>(name: "trip")
    }
    let navigator = Navigator<Place>(root: .home)
    func screen(for place: Place) -> some View { PlaceScreen(name: "\(place)") }
  }

  final class NewerTrip: Flow {
    enum Place: Codable, Hashable, Restorable {
      case home, away
      static let restoration = Restoration<Self>(name: "trip", version: 2)
    }
    let navigator = Navigator<Place>(Journey(.home, [.push(.away)]))
    func screen(for place: Place) -> some View { PlaceScreen(name: "\(place)") }
  }

  @Test func itStaysUntilTheUserGoesSomewhere() async throws {
    let newer = try Driver(FlowView(restoring: "trip", NewerTrip()))
    try await newer.settle()
    let scene = newer.storedScene
    var errors: [ArchiveError] = []
    let trip = Trip()
    let app = try Driver(
      FlowView(restoring: "trip", trip) {
        if case .failure(let error) = $0 { errors.append(error) }
      },
      restoring: scene)
    try await app.settle()
    #expect(errors == [.newerVersion(found: 2, known: 1)])
    #expect(app.storedScene == scene)
    trip.push(.away)
    try await app.settle()
    #expect(app.storedScene != scene)
  }
}
