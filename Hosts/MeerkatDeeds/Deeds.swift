/// What a person does with an app, and sees in it, as a text of one deed a line.
///
/// ```
/// open /customers
/// tap "Zoë Anders"
/// expect title "Zoë Anders"
/// # Notes are kept.
/// type "Call back" into "Note"
/// back
/// ```
///
/// Empty lines, and what follows a `#`, are for readers.
public struct Deeds: Hashable, Sendable {
  /// A deed, and where it stands in the text.
  public struct Line: Hashable, Sendable {
    /// Counted from 1.
    public let number: Int
    public let deed: Deed
  }

  public let lines: [Line]

  /// Reads a text.
  ///
  /// - Throws: ``Mistake`` with the first line that is no deed.
  public init(_ text: String) throws(Mistake) {
    var lines: [Line] = []
    // A carriage return with a line feed is one character, so lines are counted as editors do.
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      do throws(LineReader.Refusal) {
        if let deed = try LineReader.deed(in: line) {
          lines.append(Line(number: index + 1, deed: deed))
        }
      } catch {
        throw Mistake(line: index + 1, text: String(line), reason: error.reason)
      }
    }
    self.lines = lines
  }

  /// A line that is no deed.
  public struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    public let line: Int
    public let text: String
    /// What is wrong, and what could be written instead.
    public let reason: String

    public var description: String { "line \(line): \(reason)\n  \(text)" }
  }
}
