import Foundation
import MeerkatJourney

/// What tests do with archives: write them as text, and read them back.
enum Archive {
  static func text(of value: some Encodable) throws -> String {
    String(decoding: try ArchiveCoder.encode(value), as: UTF8.self)
  }

  static func trip(_ text: String) throws(ArchiveError) -> RestoredFlow<Trip> {
    try trip(Data(text.utf8))
  }

  static func trip(_ bytes: Data) throws(ArchiveError) -> RestoredFlow<Trip> {
    try ArchiveCoder.decode(bytes) { decoder in
      var flow = try ArchivedFlow(decoder).restored(by: Trip.restoration, maxSteps: 64)
      flow.restoreChildren { _, _ in nil }
      return flow
    }
  }

  static func restore(
    _ flow: some AnyTestFlow, from archive: String
  ) throws(ArchiveError) -> [RestorationLoss] {
    try ArchiveCoder.decode(Data(archive.utf8)) { try flow.restore(from: ArchivedFlow($0)) }
  }
}

/// A journey that is saved with its name and version.
struct Saved: Encodable {
  private let journey: Journey<Trip>

  init(_ journey: Journey<Trip>) {
    self.journey = journey
  }

  func encode(to encoder: any Encoder) throws {
    try Trip.restoration.encode(journey, to: encoder)
  }
}
