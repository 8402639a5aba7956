public import Testing

/// How snapshots are taken.
///
/// Like `SnapshotTestingConfiguration` of swift-snapshot-testing.
public struct SnapshotTestingConfiguration: Hashable, Sendable {
  /// Which references are written.
  public var record: Record?

  /// Makes a configuration.
  ///
  /// - Parameter record: Which references are written; nil for what the surroundings say.
  public init(record: Record? = nil) { self.record = record }

  /// What holds here.
  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// Which references are written.
  public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
    let name: String

    /// All, whatever is there.
    public static let all = Record(name: "all")
    /// Those that are not there.
    ///
    /// The usual mode, but on a build server.
    public static let missing = Record(name: "missing")
    /// Those that are not there, and those that differ.
    public static let failed = Record(name: "failed")
    /// None.
    public static let never = Record(name: "never")

    private init(name: String) { self.name = name }

    /// Reads a mode from its name; nil for anything else.
    init?(named name: String) {
      guard ["all", "missing", "failed", "never"].contains(name) else { return nil }
      self.name = name
    }

    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
  }

  /// The mode that holds where a call says nothing.
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

  /// A mode that nobody knows.
  struct UnknownMode: Error, CustomStringConvertible {
    let name: String

    var description: String {
      "SNAPSHOT_TESTING_RECORD is “\(name)”. Set it to all, missing, failed or never."
    }
  }
}

/// Takes snapshots inside of `operation` as given.
///
/// - Parameters:
///   - record: Which references are written.
///   - operation: What takes snapshots.
/// - Returns: What `operation` returns.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotTestingConfiguration.$current.withValue(
    SnapshotTestingConfiguration(record: record), operation: operation)
}

/// Says for a test or a suite how snapshots are taken.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Holds for what is inside of a suite, too.
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
  /// Says which references are written.
  ///
  /// - Parameter record: The mode.
  /// - Returns: The trait.
  public static func snapshots(record: SnapshotTestingConfiguration.Record) -> Self {
    SnapshotsTrait(configuration: SnapshotTestingConfiguration(record: record))
  }
}
