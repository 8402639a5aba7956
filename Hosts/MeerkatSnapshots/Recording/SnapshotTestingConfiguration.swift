public import Testing

/// The settings with which snapshots are taken.
///
/// Like `SnapshotTestingConfiguration` of swift-snapshot-testing.
public struct SnapshotTestingConfiguration: Hashable, Sendable {
  /// The mode that determines which references are written.
  public var record: Record?

  /// Creates a configuration.
  ///
  /// - Parameter record: The mode that determines which references are written; nil to inherit it.
  public init(record: Record? = nil) { self.record = record }

  /// The configuration of the current task.
  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// A mode that determines which references are written.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    let name: String

    /// Writes all references.
    public static let all = Record(name: "all")
    /// Writes missing references.
    ///
    /// The default, except on a build server.
    public static let missing = Record(name: "missing")
    /// Writes missing references, and those that differ.
    public static let failed = Record(name: "failed")
    /// Writes no references.
    public static let never = Record(name: "never")

    private init(name: String) { self.name = name }

    /// Reads a mode from its name; nil for anything else.
    init?(named name: String) {
      guard ["all", "missing", "failed", "never"].contains(name) else { return nil }
      self.name = name
    }

    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
  }

  /// Returns the mode for a call that doesn't specify one.
  ///
  /// A build server writes nothing unless the environment says so.
  package static func mode(_ call: Record?, environment: [String: String]) throws -> Record {
    if let mode = call ?? current.record { return mode }
    if let name = environment["SNAPSHOT_TESTING_RECORD"], !name.isEmpty {
      guard let mode = Record(named: name) else { throw UnknownMode(name: name) }
      return mode
    }
    let server = environment["CI"] ?? ""
    return server.isEmpty || server == "false" ? .missing : .never
  }

  /// A mode with an unknown name.
  struct UnknownMode: Error, CustomStringConvertible {
    let name: String

    var description: String {
      "SNAPSHOT_TESTING_RECORD is “\(name)”. Set it to all, missing, failed or never."
    }
  }
}

/// Runs a closure in which snapshots are taken with the given settings.
///
/// - Parameters:
///   - record: The mode that determines which references are written.
///   - operation: A closure that takes snapshots.
/// - Returns: The result of `operation`.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record), operation: operation)
}

/// A trait that determines how the snapshots of a test or suite are taken.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Also applies to the tests and suites inside a suite.
  public var isRecursive: Bool { true }

  /// Runs a test with the configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(configuration) {
      try await function()
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Determines which references are written.
  ///
  /// - Parameter record: The mode.
  /// - Returns: The trait.
  public static func snapshots(record: SnapshotTestingConfiguration.Record) -> Self {
    SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record))
  }
}
