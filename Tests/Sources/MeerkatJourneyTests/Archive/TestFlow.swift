import Foundation
import MeerkatJourney

/// Where the flows of these tests can be: each type of flow has destinations of its own.
enum Campus: Codable, Hashable, Sendable {
  case courses, course(Int), help
}

enum Course: Codable, Hashable, Sendable {
  case tasks, task(String)
}

enum Upload: Codable, Hashable, Sendable {
  case file, progress(Double)
}

/// A flow as it is seen by whoever holds it, whatever its destinations are.
protocol AnyTestFlow: AnyObject, Encodable {
  /// Its journey and those of the flows in its steps, lowest first.
  var journeys: [String] { get }

  func restore(from archive: ArchivedFlow) throws(ArchiveError) -> [RestorationLoss]
}

/// A flow with a journey, and other flows in its steps.
final class TestFlow<Destination: Codable & Hashable>: AnyTestFlow {
  var journey: Journey<Destination>
  var children: [Int: any AnyTestFlow]
  private let restoration: Restoration<Destination>

  init(
    _ name: String, _ journey: Journey<Destination>,
    children: [Int: any AnyTestFlow] = [:]
  ) {
    restoration = Restoration(name: name)
    self.journey = journey
    self.children = children
  }

  var journeys: [String] {
    [journey.description] + children.sorted { $0.key < $1.key }.flatMap(\.value.journeys)
  }

  func encode(to encoder: any Encoder) throws {
    try restoration.encode(journey, to: encoder) { children[$0] }
  }

  func restore(from archive: ArchivedFlow) throws(ArchiveError) -> [RestorationLoss] {
    var restored = try archive.restored(by: restoration, maxSteps: 64)
    journey = restored.journey
    restored.restoreChildren { place, archive in try children[place]?.restore(from: archive) }
    return restored.lost
  }
}
