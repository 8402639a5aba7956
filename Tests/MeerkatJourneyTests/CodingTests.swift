import Foundation
import MeerkatJourney
import Testing

struct CodingTests {
  static let journeys: [Journey<String>] = [
    [.root("course")],
    [.root("course"), .push("essay"), .push("essay")],
    [.root("a"), .sheet("b"), .push("c"), .fullScreenCover("d"), .popover("e"), .alert("f")],
    [.root("a"), .confirmationDialog("b")],
  ]

  @Test(arguments: journeys)
  func savingAndReadingGivesTheSameJourney(journey: Journey<String>) throws {
    let data = try JSONEncoder().encode(journey)
    #expect(try JSONDecoder().decode(Journey<String>.self, from: data) == journey)
  }

  @Test func theSavedFormIsStable() throws {
    let journey: Journey<String> = [.root("course"), .push("essay"), .sheet("share")]
    let saved = String(decoding: try JSONEncoder().encode(journey), as: UTF8.self)
    #expect(saved == #"[{"root":"course"},{"push":"essay"},{"sheet":"share"}]"#)
  }

  @Test func aJourneyThatWasReadGoesOn() throws {
    let data = Data(#"[{"root":"a"},{"sheet":"b"},{"push":"c"}]"#.utf8)
    var journey = try JSONDecoder().decode(Journey<String>.self, from: data)
    try journey.go([.forward(to: "d"), .close])
    #expect(journey == [.root("a")])
  }

  static let broken = [
    ("[]", ""),
    (#"[{"push":"a"}]"#, ""),
    (#"[{"root":"a"},{"hologram":"b"}]"#, "There is no style “hologram” above the root."),
    (#"[{"root":"a"},{"root":"b"}]"#, "There is no style “root” above the root."),
    (#"[{"root":"a"},{"push":"b","sheet":"c"}]"#, "A step has one name, that of its style."),
    (#"[{"root":"a"},{}]"#, "A step has one name, that of its style."),
    (#"[{"root":"a"},{"alert":"b"},{"push":"c"}]"#, "Nothing can be shown on an alert."),
    (#"[{"root":"a"},{"push":7}]"#, ""),
    (#"[{"root":"a"},{"push":"b"#, ""),
  ]

  @Test(arguments: broken)
  func aBrokenArchiveIsRefusedWithItsReason(archive: String, reason: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Journey<String>.self, from: Data(archive.utf8))
    }
    #expect(reason.isEmpty || "\(String(describing: error))".contains(reason))
  }
}
