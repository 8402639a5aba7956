import Foundation

/// Compares the text of a value with the one that stands at the call, and writes it there when it is
/// missing.
///
/// ```swift
/// assertInlineSnapshot(of: SettingsScreen(), as: .text) {
///   """
///   Settings
///   """
/// }
/// ```
///
/// Like `assertInlineSnapshot` of swift-snapshot-testing's `InlineSnapshotTesting`. Works in Swift
/// Testing and in XCTest.
///
/// - Parameters:
///   - value: What is compared.
///   - snapshotting: How.
///   - record: Which expectations are written; nil for what the surroundings say.
///   - timeout: Without effect: nothing is waited for.
///   - expected: The text, as a literal of several lines in a trailing closure.
///   - fileID: The file of the test.
///   - filePath: Its path.
///   - testName: The name of the test.
///   - line: The line of the call.
///   - column: Its column.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: Double = 5,
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function testName: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  let place = SnapshotPlace(
    fileID: "\(fileID)", filePath: "\(filePath)", testName: "\(testName)", name: nil, line: line,
    column: column)
  do {
    let mode = try SnapshotTestingConfiguration.mode(
      record, environment: ProcessInfo.processInfo.environment)
    let text = try snapshotting.make(try value()).map(\.text).joined(separator: "\n")
    let problem = InlineSnapshots.shared.check(text, expected?(), at: place, mode: mode)
    if let problem { place.fail(problem, in: filePath) }
  } catch {
    place.fail("No snapshot was taken: \(error)", in: filePath)
  }
}
