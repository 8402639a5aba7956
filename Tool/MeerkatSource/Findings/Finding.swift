/// Something that a program found in a source, with its place.
public struct Finding: Codable, Hashable, Sendable {
  /// How bad a finding is.
  public enum Severity: String, Codable, Sendable {
    /// It is wrong.
    case error

    /// It is likely to be wrong.
    case warning
  }

  /// Which kind of finding it is, in a word or two joined by hyphens, such as `unparsed`.
  public let rule: String

  /// How bad it is.
  public let severity: Severity

  /// Where it is.
  public let location: Location

  /// What is wrong and what to do, in a sentence or two.
  public let message: String

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - rule: Which kind of finding it is.
  ///   - severity: How bad it is.
  ///   - location: Where it is.
  ///   - message: What is wrong and what to do.
  public init(
    _ rule: String, _ severity: Severity = .warning, at location: Location, _ message: String
  ) {
    (self.rule, self.severity, self.location, self.message) = (rule, severity, location, message)
  }
}

extension Finding: Comparable {
  public static func < (one: Finding, other: Finding) -> Bool {
    (one.location, one.rule, one.message) < (other.location, other.rule, other.message)
  }
}

extension Finding: CustomStringConvertible {
  /// One line, in the form of the compiler's.
  public var description: String { "\(location): \(severity.rawValue): \(message) [\(rule)]" }
}
