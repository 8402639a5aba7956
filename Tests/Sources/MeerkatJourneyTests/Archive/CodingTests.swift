import Foundation
import MeerkatJourney
import Testing

struct CodingTests {
  static let journeys: [Journey<String>] = [
    Journey("course"),
    Journey("course", [.push("essay"), .push("essay")]),
    Journey("a", [.sheet("b"), .push("c"), .fullScreenCover("d"), .popover("e"), .alert("f")]),
    Journey("a", [.confirmationDialog("b")]),
    Journey("a", [.sheet("b", detents: [.large, .medium, .fraction(0.25), .height(300)])]),
  ]

  @Test(arguments: journeys)
  func savingAndReadingGivesTheSameJourney(journey: Journey<String>) throws {
    let data = try JSONEncoder().encode(journey)
    #expect(try JSONDecoder().decode(Journey<String>.self, from: data) == journey)
  }

  @Test(arguments: journeys, [PropertyListSerialization.PropertyListFormat.binary, .xml])
  func propertyListsGiveTheSameJourney(
    journey: Journey<String>, format: PropertyListSerialization.PropertyListFormat
  ) throws {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = format
    let data = try encoder.encode(journey)
    #expect(try PropertyListDecoder().decode(Journey<String>.self, from: data) == journey)
  }

  @Test func theSavedFormIsStable() throws {
    let journey: Journey<String> = Journey("course", [.push("essay"), .sheet("share")])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let saved = String(decoding: try encoder.encode(journey), as: UTF8.self)
    #expect(saved == #"{"presented":{"2":"sheet"},"steps":["course","essay","share"]}"#)
  }

  @Test func aJourneyWithoutPresentationsIsAListOfDestinations() throws {
    let journey: Journey<Int> = Journey(1, [.push(2)])
    let saved = String(decoding: try JSONEncoder().encode(journey), as: UTF8.self)
    #expect(saved == #"{"steps":[1,2]}"#)
  }

  @Test func theDetentsOfASheetStandBesideItsKind() throws {
    let journey: Journey<Int> = Journey(1, [.sheet(2, detents: [.medium, .height(300)])])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let saved = String(decoding: try encoder.encode(journey), as: UTF8.self)
    #expect(
      saved == #"""
        {"presented":{"1":{"detents":[{"height":300},"medium"],"kind":"sheet"}},"steps":[1,2]}
        """#)
  }

  @Test func detailsOfAPresentationThatAreNotKnownAreLeftOut() throws {
    let data = Data(#"{"steps":["a","b"],"presented":{"1":{"kind":"sheet","tint":7}}}"#.utf8)
    let journey = try JSONDecoder().decode(Journey<String>.self, from: data)
    #expect(journey == Journey("a", [.sheet("b")]))
  }

  @Test func aJourneyThatWasReadGoesOn() throws {
    let data = Data(#"{"steps":["a","b","c"],"presented":{"1":"sheet"}}"#.utf8)
    var journey = try JSONDecoder().decode(Journey<String>.self, from: data)
    try journey.go([.forward(to: "d"), .close])
    #expect(journey == Journey("a"))
  }

  static let broken = [
    ("[]", ""),
    ("{}", "steps"),
    (#"{"steps":[]}"#, "A journey needs a root."),
    (#"{"steps":{}}"#, ""),
    (#"{"steps":["a","b"],"presented":{"1":"moon"}}"#, "There is no style “moon”."),
    (#"{"steps":["a","b"],"presented":{"1":{"kind":"moon"}}}"#, "There is no style “moon”."),
    (#"{"steps":["a","b"],"presented":{"1":{}}}"#, "kind"),
    (#"{"steps":["a","b"],"presented":{"1":null}}"#, ""),
    (
      #"{"steps":["a","b"],"presented":{"1":{"kind":"alert","detents":["large"]}}}"#,
      "Only a sheet has detents."
    ),
    (
      #"{"steps":["a","b"],"presented":{"1":{"kind":"popover","source":"x","detents":["large"]}}}"#,
      "Only a sheet has detents."
    ),
    (
      #"{"steps":["a","b"],"presented":{"1":{"kind":"sheet","source":"share"}}}"#,
      "Only a popover has a source."
    ),
    (
      #"{"steps":["a","b"],"presented":{"1":{"kind":"sheet","detents":["tiny"]}}}"#,
      "There is no detent “tiny”."
    ),
    (#"{"steps":["a","b"],"presented":{"1":{"kind":"sheet","detents":[{}]}}}"#, "height"),
    (#"{"steps":["a","b"],"presented":{"0":"sheet"}}"#, "The root can't be presented."),
    (#"{"steps":["a","b"],"presented":{"2":"sheet"}}"#, "There is no step 2."),
    (#"{"steps":["a","b"],"presented":{"-1":"sheet"}}"#, "A style has the number of its step"),
    (#"{"steps":["a","b"],"presented":{"01":"sheet"}}"#, "A style has the number of its step"),
    (#"{"steps":["a","b"],"presented":{"top":"sheet"}}"#, "A style has the number of its step"),
    (#"{"steps":["a","b"],"presented":["sheet"]}"#, ""),
    (
      #"{"steps":["a","b","c"],"presented":{"1":"alert"}}"#,
      "Step 2 does not fit. Nothing can be shown on an alert."
    ),
    (#"{"steps":["a",7]}"#, "steps[1]"),
    (#"{"steps":["a",null]}"#, "steps[1]"),
    (#"{"steps":["a","b"#, ""),
  ]

  @Test(arguments: broken)
  func aBrokenJourneyIsRefusedWithItsReason(journey: String, reason: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Journey<String>.self, from: Data(journey.utf8))
    }
    #expect(reason.isEmpty || "\(String(describing: error))".contains(reason))
  }
}
