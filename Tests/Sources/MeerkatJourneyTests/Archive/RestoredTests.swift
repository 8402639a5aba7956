import Foundation
import MeerkatJourney
import Testing

struct RestoredTests {
  static let journey: Journey<Trip> = Journey(
    .home, [.push(.city("Rome")), .sheet(.day(1)), .push(.day(2)), .alert(.question)])

  @Test
  func anArchiveHasTheNameAndVersionThatTheAppChose() throws {
    let journey: Journey<Trip> = Journey(.home, [.sheet(.day(1))])
    #expect(
      try Archive.text(of: Saved(journey)) == #"""
        {"name":"trip","presented":{"1":"sheet"},"steps":[{"home":{}},{"day":{"_0":1}}],"version":3}
        """#)
  }

  @Test func aJourneyIsRestoredWhole() throws {
    let restored = try Archive.trip(Archive.text(of: Saved(Self.journey)))
    #expect(restored.journey == Self.journey)
    #expect(restored.lost == [])
  }

  @Test func whatIsRestoredGoesOn() throws {
    var journey = try Archive.trip(Archive.text(of: Saved(Self.journey))).journey
    try journey.go([.back, .close, .forward(to: .day(9))])
    #expect(journey == Journey(.home, [.push(.city("Rome")), .push(.day(9))]))
  }

  /// What is left of an archive whose steps, or the styles beside them, do not all fit.
  static let damaged: [(steps: String, presented: String, journey: Journey<Trip>, lost: [String])] =
    [
      (
        #"{"home":{}},{"castle":{}},{"day":{"_0":1}}"#, "", Journey(.home),
        ["steps 1 to 2: Invalid number of keys found, expected one. (at steps/1)"]
      ),
      (
        #"{"home":{}},{"day":{"_0":1}},{"day":{"_0":"one"}}"#, "", Journey(.home, [.push(.day(1))]),
        ["step 2: Expected to decode Int but found a string instead. (at steps/2/day/_0)"]
      ),
      (
        #"{"home":{}},{"day":{"_0":1}},{"day":{"_0":2}}"#, #""1":"moon""#, Journey(.home),
        ["steps 1 to 2: There is no style “moon”. (at presented/1)"]
      ),
      (
        #"{"home":{}},{"question":{}},{"day":{"_0":1}},{"home":{}}"#, #""1":"alert","3":"sheet""#,
        Journey(.home, [.alert(.question)]),
        [
          "steps 2 to 3: Step 2 does not fit. Nothing can be shown on an alert. Close it first, or "
            + "put the destination in its place with .replaceTop. (at steps)"
        ]
      ),
      (
        #"{"home":{}},{"day":{"_0":1}}"#,
        #""0":"alert","7":"sheet","top":"sheet","99999999999999999999":"sheet""#,
        Journey(.home, [.push(.day(1))]),
        [
          "style of step 99999999999999999999: A style has the number of its step as its name.",
          "style of step top: A style has the number of its step as its name.",
          "style of step 0: The root can't be presented.",
          "style of step 7: There is no step 7.",
        ]
      ),
    ]

  @Test(arguments: damaged)
  func theLongestPartThatFitsIsRestored(
    archive: (steps: String, presented: String, journey: Journey<Trip>, lost: [String])
  ) throws {
    let restored = try Archive.trip(
      #"{"name":"trip","version":3,"steps":[\#(archive.steps)],"#
        + #""presented":{\#(archive.presented)}}"#)
    #expect(restored.journey == archive.journey)
    #expect(restored.lost.map(\.description) == archive.lost)
  }

  @Test func noMoreStepsAreReadThanAskedFor() throws {
    let steps = Array(repeating: #"{"home":{}}"#, count: 67).joined(separator: ",")
    let restored = try Archive.trip(#"{"name":"trip","version":3,"steps":[\#(steps)]}"#)
    #expect(restored.journey.steps.count == 64)
    #expect(
      restored.lost.map(\.description) == ["steps 64 to 66: No more than 64 steps are read."])
  }

  @Test func aFlowInAStepIsLostWhereOnlyAJourneyIsRestored() throws {
    let restored = try Archive.trip(
      #"{"name":"trip","version":3,"steps":[{"home":{}}],"children":{"0":{}}}"#)
    #expect(restored.journey == Journey(.home))
    #expect(restored.lost.map(\.description) == ["flow in step 0: There is no flow in this step."])
  }
}
