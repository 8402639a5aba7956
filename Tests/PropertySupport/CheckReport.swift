/// What came of trying a property on many random sequences.
public struct CheckReport<Element> {
  /// The shortest sequence for which a property does not hold.
  public struct Failure {
    /// The sequence; none of its elements can be left out.
    public let sequence: [Element]

    /// What was wrong after it.
    public let reason: String

    /// How long the sequence was that was found at first.
    public let originalLength: Int
  }

  /// What should hold.
  public let name: String

  /// Where the random numbers began.
  public let seed: UInt64

  /// How many sequences were tried, the one that failed included.
  public let count: Int

  /// The shortest sequence that failed, or nil where all held.
  public let failure: Failure?
}

extension CheckReport: CustomStringConvertible {
  /// One line where all is well; else the sequence, one element a line, and what was wrong.
  public var description: String {
    guard let failure else { return "“\(name)” holds for \(count) sequences (seed \(seed))" }
    let lines = failure.sequence.enumerated().map { "  \($0 + 1). \($1)" }
    return
      ([
        "“\(name)” fails at sequence \(count) (seed \(seed)), "
          + "shortened from \(failure.originalLength) to \(failure.sequence.count):"
      ] + lines + ["  → \(failure.reason)"])
      .joined(separator: "\n")
  }
}

extension CheckReport: Sendable where Element: Sendable {}

extension CheckReport.Failure: Sendable where Element: Sendable {}
