import MeerkatJourney

/// A destination whose third version is today's.
enum Trip: Restorable, Sendable {
  case home, city(String), day(Int), question

  static let restoration = Restoration<Trip>(name: "trip", version: 3) {
    Restoration.Migration(from: 1, String.self) { name in
      switch name {
      case "start": .home
      case "gone": nil
      default: .city(name)
      }
    }
    Restoration.Migration(from: 2, TripBefore.self) { old in
      switch old {
      case .home: .home
      case .town(let name): .city(name)
      }
    }
  }
}

/// What a destination was in the second version.
enum TripBefore: Codable, Hashable {
  case home, town(String)
}
