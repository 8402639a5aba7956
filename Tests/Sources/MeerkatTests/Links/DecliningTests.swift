import Foundation
import Meerkat
import MeerkatTesting
import Testing

/// A link to something that doesn't exist leads nowhere.
@MainActor
struct DecliningTests {
  /// Trips with days, all of them words.
  final class Travels: Flow {
    enum Place: Hashable { case trips, trip(String) }

    let navigator = Navigator<Place>(root: .trips)
    var known = ["lisbon", "oslo"]

    func screen(for place: Place) -> some View { PlaceScreen(name: "\(place)") }

    func opensLink(to place: Place) -> Bool {
      guard case .trip(let name) = place else { return true }
      return known.contains(name)
    }
  }

  let travels = Travels()

  @Test func theFlowIsAskedWhatExists() throws {
    _ = try travels.open("/trips/lisbon").get()
    #expect(travels.journey == Journey(.trips, [.push(.trip("lisbon"))]))
    #expect(
      travels.open("/trips/lisbon/days/two")
        == .failure(.nothingThere(destination: "trip(\"days\")")))
    #expect(travels.journey == Journey(.trips, [.push(.trip("lisbon"))]))
  }

  @Test func whatHasGoneSinceKeepsItsAddress() throws {
    _ = try travels.open("/trips/lisbon").get()
    travels.known = []
    #expect(travels.link == "/trips/lisbon")
    #expect(throws: LinkError.nothingThere(destination: "trip(\"lisbon\")")) {
      try travels.open("/trips/lisbon").get()
    }
  }

  @Test func aLinkFromOutsideShowsThatThereIsNothing() throws {
    let app = try Driver(FlowView(travels), width: 30)
    #expect(app.runtime.open(try #require(URL(string: "app:///trips/paris"))))
    #expect(app.exists(.header("Not found")))
  }

  @Test func aValueThatIsNoneFitsNoPattern() throws {
    let links = Links<City> { DeepLink("cities/{city}", { $0 }, match: { $0 }) }
    let home = City(name: "home")
    #expect(try links.journey(for: "/cities/rome", root: home).top.destination.name == "rome")
    #expect(
      throws: LinkError.wrongType(
        segment: "Rome2", position: 2, parameter: "city", expected: "small letters")
    ) { try links.journey(for: "/cities/Rome2", root: home) }
  }
}

/// A value that not every text is.
struct City: Hashable, LinkValue {
  let name: String

  static let linkExpectation = "small letters"

  static func linkValue(from text: String) -> City? {
    text.allSatisfy { $0.isLetter && $0.isLowercase } ? City(name: text) : nil
  }

  var linkText: String { name }
}

extension DecliningTests.Travels.Place: Linked {
  static let links = Links<Self> {
    DeepLink("trips", .trips)
    DeepLink("trips/{name}", Self.trip) { if case .trip(let name) = $0 { name } else { nil } }
    DeepLink("{name}", Self.trip) { if case .trip(let name) = $0 { name } else { nil } }
  }
}
