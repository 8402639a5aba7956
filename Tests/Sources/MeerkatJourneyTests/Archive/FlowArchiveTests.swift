import MeerkatJourney
import Testing

struct FlowArchiveTests {
  /// Three flows in each other, each with destinations of its own.
  private func moved() -> TestFlow<Campus> {
    let upload = TestFlow("upload", Journey(Upload.file, [.push(.progress(0.5))]))
    let course = TestFlow(
      "course", Journey(Course.tasks, [.sheet(.task("essay"))]),
      children: [1: upload])
    return TestFlow(
      "campus", Journey(Campus.courses, [.push(.course(7))]), children: [1: course])
  }

  /// The same flows, each where it begins.
  private func fresh() -> TestFlow<Campus> {
    let course = TestFlow(
      "course", Journey(Course.tasks), children: [1: TestFlow("upload", Journey(Upload.file))])
    return TestFlow("campus", Journey(Campus.courses), children: [1: course])
  }

  static let saved = #"""
    {"children":{"1":{"children":{"1":{"name":"upload","steps":[{"file":{}},\#
    {"progress":{"_0":0.5}}],"version":1}},"name":"course","presented":{"1":"sheet"},\#
    "steps":[{"tasks":{}},{"task":{"_0":"essay"}}],"version":1}},\#
    "name":"campus","steps":[{"courses":{}},{"course":{"_0":7}}],"version":1}
    """#

  @Test
  func flowsInEachOtherAreSavedTogether() throws {
    #expect(try Archive.text(of: moved()) == Self.saved)
  }

  @Test
  func flowsInEachOtherAreRestoredTogether() throws {
    let flow = fresh()
    #expect(try Archive.restore(flow, from: Self.saved) == [])
    #expect(try Archive.text(of: flow) == Self.saved)
  }

  /// A text of the archive with another in its place, and what is restored of it.
  static let damaged: [(old: String, new: String, restored: [String], lost: [String])] = [
    (
      #"{"file":{}}"#, #"{"moon":{}}"#,
      ["[courses, push course(7)]", #"[tasks, sheet task("essay")]"#, "[file]"],
      [
        "flow at step 1, flow in step 1: The root of the archive does not fit, so nothing was "
          + "restored. Invalid number of keys found, expected one. (at children/1/children/1/"
          + "steps/0) Begin at the root, or add a migration for it."
      ]
    ),
    (
      #"{"progress":{"_0":0.5}}"#, #"{"progress":{}}"#,
      ["[courses, push course(7)]", #"[tasks, sheet task("essay")]"#, "[file]"],
      ["flow at step 1, flow at step 1, step 1: "]
    ),
    (
      #""name":"course""#, #""name":"lesson""#,
      ["[courses, push course(7)]", "[tasks]", "[file]"],
      ["flow in step 1: The archive is of “lesson” and not of “course”"]
    ),
    (
      #"{"course":{"_0":7}}"#, #"{"course":{"_0":"x"}}"#,
      ["[courses]", "[tasks]", "[file]"],
      ["step 1: Expected ", "flow in step 1: Its step is not there."]
    ),
    (
      #"{"children":{"1":{"children""#, #"{"children":{"9":{},"-1":{},"1":{"children""#,
      [
        "[courses, push course(7)]", #"[tasks, sheet task("essay")]"#,
        "[file, push progress(0.5)]",
      ],
      ["flow in step -1: Its step is not there.", "flow in step 9: Its step is not there."]
    ),
    (
      #"{"children":{"1":{"children""#, #"{"children":{"0":{},"1":{"children""#,
      [
        "[courses, push course(7)]", #"[tasks, sheet task("essay")]"#,
        "[file, push progress(0.5)]",
      ],
      ["flow in step 0: There is no flow in this step."]
    ),
  ]

  @Test(arguments: damaged)
  func aBrokenFlowLeavesThoseAroundItWhole(
    archive: (old: String, new: String, restored: [String], lost: [String])
  ) throws {
    let flow = fresh()
    let lost = try Archive.restore(
      flow, from: Self.saved.replacing(archive.old, with: archive.new))
    #expect(flow.journeys == archive.restored)
    try #require(lost.count == archive.lost.count, "\(lost)")
    for (loss, expected) in zip(lost, archive.lost) {
      #expect(loss.description.hasPrefix(expected))
    }
  }

  @Test(
    arguments: ["", "{", #"{"name":"other","version":1,"steps":[{"courses":{}}]}"#])
  func aForgedArchiveLeavesTheFlowAsItIs(archive: String) throws {
    let flow = moved()
    #expect(throws: (any Error).self) { try Archive.restore(flow, from: archive) }
    #expect(try Archive.text(of: flow) == Self.saved)
  }

  @Test
  func flowsAreReadThirtyTwoLevelsDeep() throws {
    var archive = #"{"name":"level","version":1,"steps":[0]}"#
    var flow = TestFlow("level", Journey(0))
    for level in 1...40 {
      archive = #"{"name":"level","version":1,"steps":[\#(level)],"children":{"0":\#(archive)}}"#
      flow = TestFlow("level", Journey(0), children: [0: flow])
    }
    let lost = try Archive.restore(flow, from: archive)
    let restored = (9...40).reversed().map { "[\($0)]" }
    #expect(flow.journeys == restored + Array(repeating: "[0]", count: 9))
    #expect(lost.map(\.flow) == [Array(repeating: 0, count: 31)])
    #expect(lost.map(\.reason) == ["Flows are read 32 levels deep and no deeper."])
  }

  @Test
  func aStepThatCannotBeWrittenGivesNoArchive() throws {
    let flow = TestFlow("upload", Journey(Upload.file, [.push(.progress(.nan))]))
    #expect(throws: EncodingError.self) { try Archive.text(of: flow) }
    try flow.journey.go(.back)
    #expect(try Archive.text(of: flow) == #"{"name":"upload","steps":[{"file":{}}],"version":1}"#)
  }
}
