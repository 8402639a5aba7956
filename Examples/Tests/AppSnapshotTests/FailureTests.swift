import SnapshotTesting
import XCTest

/// What differs is told to XCTest, where one of its tests is running.
final class FailureTests: XCTestCase {
  private var isCollecting = false
  private var failures: [(words: String, file: String, line: Int)] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard !isCollecting else { return failures.append((description, filePath, lineNumber)) }
    super.recordFailure(
      withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }

  func testWhatDiffersFailsAtItsLine() {
    isCollecting = true
    let line = #line
    assertInlineSnapshot(of: "new", as: .lines, record: .missing) { "old" }
    assertSnapshot(of: "anything", as: .lines, record: .never)
    isCollecting = false
    XCTAssertEqual(failures.map(\.line), [line + 1, line + 2])
    XCTAssertTrue(failures.allSatisfy { $0.file.hasSuffix("FailureTests.swift") })
    XCTAssertTrue(failures.first?.words.contains("+ new") == true)
    XCTAssertTrue(failures.last?.words.contains("There is no reference") == true)
  }
}
