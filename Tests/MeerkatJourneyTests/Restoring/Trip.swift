import Foundation
import MeerkatJourney

/// A destination whose third version is today's.
enum Trip: Restorable, Sendable {
  case home, city(String), day(Int), question

  static let restoration = Restoration<Trip>(name: "trip", version: 3) {
    Migration(from: 1, String.self) { name in
      switch name {
      case "start": .home
      case "gone": nil
      default: .city(name)
      }
    }
    Migration(from: 2, TripBefore.self) { old in
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

extension Restored where Destination == Trip {
  /// Restores what a text holds, as an app does.
  init(text: String) throws(ArchiveError) {
    try self.init(data: Data(text.utf8))
  }

  init(data: Data) throws(ArchiveError) {
    try self.init { try JSONDecoder().decode($0, from: data) }
  }
}
