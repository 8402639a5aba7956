import Foundation
import MeerkatPictures
import MeerkatSnapshots
import MeerkatUI
import Testing

/// What becomes of snapshots and references; in folders that are thrown away.
@MainActor
final class SnapshotTests {
  let folder: URL
  let run: SnapshotRun

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    run = SnapshotRun(reportURL: folder.appendingPathComponent("report.html"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func check(
    _ text: String, named name: String? = "one", kind: SnapshotFile.Kind = .text,
    mode: SnapshotTestingConfiguration.Record = .missing, in suite: String = "Suite"
  ) -> [String] {
    let place = AssertionLocation(
      fileID: "A/B.swift", filePath: folder.path + "/SomeTests.swift", testName: "looks()",
      name: name, line: 1, column: 1, test: suite + "/looks()")
    let file = SnapshotFile(variant: nil, bytes: Data(text.utf8), kind: kind)
    return run.check([file], at: place, pathExtension: "txt", mode: mode)
  }

  private func reference(_ name: String = "one") -> URL {
    folder.appendingPathComponent("__Snapshots__/SomeTests/looks.\(name).txt")
  }

  private func text(_ name: String = "one") throws -> String {
    try String(contentsOf: reference(name), encoding: .utf8)
  }

  private func svg(_ view: some View) throws -> String {
    try Picture(of: view, width: 300, height: 200).svg
  }

  @Test func aMissingReferenceIsRecordedAndThenHolds() throws {
    #expect(check("a")[0].contains("was written"))
    #expect(try text() == "a")
    #expect(check("a") == [])
  }

  @Test func whatDiffersFailsAndLeavesTheReference() throws {
    _ = check("one\ntwo\nthree")
    let problem = check("one\n2\nthree")[0]
    #expect(problem.contains("  - two\n  + 2"))
    #expect(try text() == "one\ntwo\nthree")
  }

  @Test func whatDiffersIsRecordedIfThatIsAskedFor() throws {
    _ = check("a")
    #expect(check("b", mode: .failed).count == 1)
    #expect(try text() == "b")
    #expect(check("c", mode: .all).count == 1)
    #expect(try text() == "c")
  }

  @Test func aBuildServerRecordsNothing() throws {
    for (environment, expected) in [
      (["CI": "true"], SnapshotTestingConfiguration.Record.never), (["CI": "false"], .missing),
      ([:], .missing), (["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"], .all),
    ] {
      #expect(try SnapshotTestingConfiguration.mode(nil, environment: environment) == expected)
    }
    #expect(check("a", mode: .never)[0].contains("There is no reference"))
    #expect(!FileManager.default.fileExists(atPath: reference().path))
    #expect(throws: (any Error).self) {
      try SnapshotTestingConfiguration.mode(nil, environment: ["SNAPSHOT_TESTING_RECORD": "yes"])
    }
  }

  @Test(.snapshots(record: .never)) func aTraitSaysWhatIsRecorded() throws {
    #expect(try SnapshotTestingConfiguration.mode(nil, environment: [:]) == .never)
    let modes = try withSnapshotTesting(record: .all) {
      [
        try SnapshotTestingConfiguration.mode(nil, environment: [:]),
        try SnapshotTestingConfiguration.mode(.failed, environment: [:]),
      ]
    }
    #expect(modes == [.all, .failed])
  }

  @Test func snapshotsWithoutANameAreCounted() throws {
    _ = check("a", named: nil)
    _ = check("b", named: nil)
    #expect(try text("1") == "a")
    #expect(try text("2") == "b")
  }

  @Test func twoTestsWithTheSameNameShareNoNumbers() throws {
    _ = check("a", named: nil, in: "Light")
    let problems = check("b", named: nil, in: "Dark")
    #expect(
      problems == [
        "Two tests of this file are called looks(): name their snapshots."
      ])
    #expect(check("a", named: "one", in: "Dark").count == 1)
    _ = check("c", named: nil, in: "Light")
    #expect(try [text("1"), text("2")] == ["a", "c"])
  }

  @Test func aDamagedReferenceIsNotReplaced() throws {
    let whole = try svg(Text("A"))
    _ = check(whole, kind: .svg)
    try Data(whole.utf8.prefix(200)).write(to: reference())
    #expect(check(whole, kind: .svg)[0].contains("is damaged"))
    #expect(try Data(contentsOf: reference()).count == 200)
  }

  @Test func aFolderThatCannotBeWrittenIsNamed() throws {
    try Data().write(to: folder.appendingPathComponent("__Snapshots__"))
    #expect(check("a")[0].contains("can't be written"))
  }

  @Test func referencesThatNoTestUsesAreFound() throws {
    _ = check("a")
    try Data().write(to: reference("old"))
    #expect(run.unused() == [reference("old").path])
    // The file with these tests is gone; that of the others is still there.
    let others = ["GoneTests", "OtherTests"].map { name in
      folder.appendingPathComponent("__Snapshots__/\(name)/looks.1.txt")
    }
    for other in others {
      try FileManager.default.createDirectory(
        at: other.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: other)
    }
    for name in ["SomeTests", "OtherTests"] {
      try Data().write(to: folder.appendingPathComponent("\(name).swift"))
    }
    #expect(run.unused() == [others[0].path, reference("old").path])
  }

  @Test(arguments: [
    ([], "", true), (["--testing-library", "swift-testing"], "", true),
    (["--testing-library", "swift-testing", "--filter", "Some"], "", false),
    (["--skip", "Some"], "", false), (["SomeTests.One/testA"], "", false),
    (["-XCTest", "SomeTests"], "", false), (["--filter", "Some"], "1", true), ([], "0", false),
  ])
  func referencesWithoutATestAreListedWhereAllTestsRun(
    arguments: [String], wish: String, isListed: Bool
  ) {
    let environment = ["SNAPSHOT_TESTING_UNUSED": wish]
    let arguments = ["/tests.xctest"] + arguments
    #expect(SnapshotRun.listsUnused(arguments, environment: environment) == isListed)
  }

  @Test func theReportHoldsAllFailures() throws {
    _ = check(try svg(Text("A")), kind: .svg)
    _ = check("a", named: "two")
    _ = check(try svg(Text("B")), kind: .svg)
    _ = check("b <", named: "two")
    let report = try String(
      contentsOf: folder.appendingPathComponent("report.html"), encoding: .utf8)
    #expect(report.contains("2 snapshots that differ"))
    #expect(report.contains("+ b &lt;"))
    #expect(report.components(separatedBy: "data:image/svg+xml;base64,").count == 5)
    #expect(!report.contains("src=\"http"))
  }
}
