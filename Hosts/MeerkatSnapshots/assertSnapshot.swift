import Foundation

/// Compares a value with its reference in the `__Snapshots__` folder beside the test.
///
/// ```swift
/// assertSnapshot(of: ErrorScreen(configuration: .noNetwork), as: .svg(width: 390))
/// ```
///
/// Like `assertSnapshot` of swift-snapshot-testing. Works in Swift Testing and in XCTest.
///
/// - Parameters:
///   - value: The value to compare.
///   - snapshotting: The strategy.
///   - name: A name that distinguishes several snapshots of a test; nil to number them. Specify a
///     name if a test runs with several arguments.
///   - record: The mode that determines which references are written; nil to inherit it.
///   - timeout: Ignored: the call doesn't wait.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - testName: The name of the test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: Double = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let place = AssertionLocation(
    fileID: "\(fileID)", filePath: "\(filePath)", testName: testName, name: name, line: line,
    column: column)
  let problems: [String]
  do {
    let mode = try SnapshotTestingConfiguration.mode(
      record, environment: ProcessInfo.processInfo.environment)
    let files = try snapshotting.make(try value())
    problems = SnapshotRun.shared.check(
      files, at: place, pathExtension: snapshotting.pathExtension, mode: mode)
  } catch {
    problems = ["No snapshot was taken: \(error)"]
  }
  for problem in problems { place.fail(problem, in: filePath) }
}

/// Compares a value with several references.
///
/// - Parameters:
///   - value: The value to compare.
///   - strategies: The strategies, by the names of the references.
///   - record: The mode that determines which references are written; nil to inherit it.
///   - timeout: Ignored: the call doesn't wait.
///   - fileID: The file of the test.
///   - filePath: The path of the file.
///   - testName: The name of the test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: Double = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares a value with its reference.
///
/// The former name of `assertSnapshot(of:as:)`.
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: Double = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: record, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}
