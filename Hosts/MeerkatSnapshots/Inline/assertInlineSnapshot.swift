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
///   - message: What is said before the failure.
///   - record: Which expectations are written; nil for what the surroundings say.
///   - timeout: Without effect: nothing is waited for.
///   - syntaxDescriptor: Where the expectation stands in a call of a helper that calls this function.
///   - expected: The text, as a literal of several lines in a trailing closure.
///   - fileID: The file of the test.
///   - filePath: Its path.
///   - function: The name of the test.
///   - line: The line of the call.
///   - column: Its column.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: Double = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  let place = AssertionLocation(
    fileID: "\(fileID)", filePath: "\(filePath)", testName: "\(function)", name: nil, line: line,
    column: column)
  func fail(_ problem: String) {
    place.fail([message(), problem].filter { !$0.isEmpty }.joined(separator: "\n"), in: filePath)
  }
  do {
    let mode = try SnapshotTestingConfiguration.mode(
      record, environment: ProcessInfo.processInfo.environment)
    guard let value = try value() else {
      if expected != nil { fail("The value is nil, but the call expects a text.") }
      return
    }
    let text = try snapshotting.make(value).map(\.text).joined(separator: "\n")
    let problem = InlineSnapshots.shared.check(
      text, expected?(), at: place, syntaxDescriptor, mode: mode)
    if let problem { fail(problem) }
  } catch {
    fail("No snapshot was taken: \(error)")
  }
}

/// Where the expectation of an inline snapshot stands in its call.
///
/// Like `InlineSnapshotSyntaxDescriptor` of swift-snapshot-testing, for functions that call
/// ``assertInlineSnapshot(of:as:message:record:timeout:syntaxDescriptor:matches:fileID:file:function:line:column:)``.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure that gives the expectation.
  public var trailingClosureLabel: String
  /// The number of trailing closures before that closure.
  public var trailingClosureOffset: Int

  /// Makes a description.
  ///
  /// - Parameters:
  ///   - trailingClosureLabel: The label of the closure that gives the expectation.
  ///   - trailingClosureOffset: The number of trailing closures before that closure.
  public init(trailingClosureLabel: String = "matches", trailingClosureOffset: Int = 0) {
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }
}
