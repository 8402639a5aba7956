import Foundation
import MeerkatJourney
import Testing

struct FlowArchiveTests {
  /// Three flows in each other, each with destinations of its own.
  private func moved() -> TestFlow<Campus> {
    let upload = TestFlow("upload", [.root(Upload.file), .push(.progress(0.5))])
    let course = TestFlow(
      "course", [.root(Course.tasks), .sheet(.task("essay"))], storage: ["draft": .string("So")],
      children: [1: upload])
    return TestFlow(
      "campus", [.root(Campus.courses), .push(.course(7))], children: [1: course])
  }

  /// The same flows, each where it begins.
  private func fresh() -> TestFlow<Campus> {
    let course = TestFlow(
      "course", [.root(Course.tasks)], children: [1: TestFlow("upload", [.root(Upload.file)])])
    return TestFlow("campus", [.root(Campus.courses)], children: [1: course])
  }

  static let saved = #"""
    {"children":{"1":{"children":{"1":{"name":"upload","steps":[{"file":{}},\#
    {"progress":{"_0":0.5}}],"version":1}},"name":"course","presented":{"1":"sheet"},\#
    "steps":[{"tasks":{}},{"task":{"_0":"essay"}}],"storage":{"draft":"So"},"version":1}},\#
    "name":"campus","steps":[{"courses":{}},{"course":{"_0":7}}],"version":1}
    """#

  @Test func flowsInEachOtherAreSavedTogether() throws {
    #expect(try moved().archive() == Self.saved)
  }

  @Test func flowsInEachOtherAreRestoredTogether() throws {
    let flow = fresh()
    #expect(try flow.restore(Self.saved) == [])
    #expect(try flow.archive() == Self.saved)
  }
}
