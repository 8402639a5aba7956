import Foundation
import MeerkatJourney
import Testing

/// Input that nobody should trust restores nothing, or a journey that is valid; it never traps.
struct ForgedArchiveTests {
  static let archive = #"""
    {"name":"trip","version":3,"steps":[{"home":{}},{"day":{"_0":1}}],"presented":{"1":"sheet"}}
    """#

  static let refused: [(archive: String, error: ArchiveError)] = [
    (
      #"{"name":"film","version":3,"steps":[{"home":{}}]}"#,
      .otherName(found: "film", expected: "trip")
    ),
    (
      #"{"name":"trip","version":4,"steps":[{"home":{}}]}"#, .newerVersion(found: 4, known: 3)
    ),
    (#"{"name":"trip","version":3,"steps":[]}"#, .rootLost("There is no step.")),
    (
      #"{"name":"trip","version":3,"steps":[{"castle":{}},{"home":{}}]}"#,
      .rootLost("Invalid number of keys found, expected one. (at steps/0)")
    ),
  ]

  @Test(arguments: refused)
  func anArchiveThatDoesNotFitIsRefused(
    archive: (archive: String, error: ArchiveError)
  ) {
    #expect(throws: archive.error) { try Archive.trip(archive.archive) }
  }

  static let unreadable = [
    "", " ", "null", "7", "[]", "{}", "\u{0}", "not an archive",
    #"{"name":"trip"}"#,
    #"{"name":7,"version":3,"steps":[]}"#,
    #"{"name":"trip","version":3}"#,
    #"{"name":"trip","version":3,"steps":{}}"#,
    #"{"name":"trip","version":"3","steps":[{"home":{}}]}"#,
    #"{"name":"trip","version":3.5,"steps":[{"home":{}}]}"#,
    #"{"name":"trip","version":99999999999999999999,"steps":[{"home":{}}]}"#,
    #"{"name":"trip","version":3,"steps":[{"home":{}}],"presented":[]}"#,
    #"{"name":"trip","version":3,"steps":"# + String(repeating: "[", count: 100_000),
    #"{"name":"trip","version":3,"steps":[{"home":{}},"# + String(repeating: "[", count: 2_000)
      + String(repeating: "]", count: 2_000) + "]}",
  ]

  @Test(arguments: unreadable)
  func whatIsNoArchiveIsUnreadable(archive: String) {
    let error = #expect(throws: ArchiveError.self) { try Archive.trip(archive) }
    guard case .unreadable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func anArchiveThatIsTooLongIsNotRead() {
    #expect(throws: ArchiveError.unreadable("The archive has 9 bytes, more than the limit of 8.")) {
      try ArchiveCoder.decode(Data("[1,2,3,4]".utf8), maxBytes: 8) { _ in }
    }
    #expect(throws: EncodingError.self) { try ArchiveCoder.encode([1, 2, 3, 4], maxBytes: 8) }
  }

  @Test func aNameThatIsThereTwiceGivesOneOfBoth() throws {
    let trip = try Archive.trip(
      #"{"name":"trip","version":3,"steps":[{"home":{}}],"steps":[{"home":{}},{"home":{}}]}"#)
    #expect(trip.journey.root == .home)
    #expect(trip.lost == [])
  }

  @Test
  func everyBeginningOfAnArchiveIsUnreadable() {
    for count in 0..<Self.archive.utf8.count {
      let beginning = Data(Self.archive.utf8.prefix(count))
      #expect(throws: ArchiveError.self) { try Archive.trip(beginning) }
    }
  }

  @Test
  func anyChangedByteGivesAnErrorOrAValidJourney() throws {
    let bytes = Data(Self.archive.utf8)
    var restored = 0
    for place in bytes.indices {
      for byte in UInt8.min ... .max where byte != bytes[place] {
        var changed = bytes
        changed[place] = byte
        let result = Result { () throws(ArchiveError) in try Archive.trip(changed) }
        switch result {
        case .success(let some):
          #expect(try Journey(steps: some.journey.steps) == some.journey)
          restored += 1
        case .failure(let error):
          #expect(error.description.contains("nothing was restored"))
        }
      }
    }
    #expect(restored > 0)
  }
}
