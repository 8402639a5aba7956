public import Foundation
import MeerkatDeeds
import SwiftSyntax

/// Findings that are known, so that only new ones count: the baseline of `meerkat lint`.
///
/// An entry has a file, a rule and the text of the line, but no number of a line: what changes
/// elsewhere in the file doesn't touch it.
public struct KnownFindings: Sendable {
  /// One known finding.
  public struct Entry: Codable, Hashable, Sendable {
    /// The path of the file.
    public let file: String

    /// The rule.
    public let rule: String

    /// The line of the source, without white space at its ends.
    public let code: String
  }

  /// The known findings, sorted by file and rule; one that is there twice counts twice.
  public let entries: [Entry]

  /// Makes findings known.
  ///
  /// - Parameters:
  ///   - findings: The findings to leave out from now on.
  ///   - package: The sources in which they are.
  public init(of findings: [Finding], in package: SourcePackage) {
    let lines = Lines(of: package)
    entries = findings.map { lines.entry(for: $0) }.sorted {
      ($0.file, $0.rule, $0.code) < ($1.file, $1.rule, $1.code)
    }
  }

  /// Reads known findings.
  ///
  /// - Parameter data: The contents of a file that ``data()`` has made.
  /// - Throws: `DecodingError` if it is something else.
  public init(_ data: Data) throws { entries = try JSONDecoder().decode([Entry].self, from: data) }

  /// Returns the contents of a file: JSON with an entry a line, for small differences.
  ///
  /// - Throws: `EncodingError`, for texts that JSON can't hold.
  public func data() throws -> Data {
    let lines = try entries.map { try $0.json() }
    return Data(("[\n" + lines.joined(separator: ",\n") + "\n]\n").utf8)
  }

  /// Returns the entries that still fit something.
  ///
  /// - Parameters:
  ///   - findings: What was found.
  ///   - package: The sources in which it was found.
  /// - Returns: The entries, in their order.
  public func fitting(_ findings: [Finding], in package: SourcePackage) -> KnownFindings {
    let lines = Lines(of: package)
    var found = Dictionary(grouping: findings.map(lines.entry)) { $0 }.mapValues(\.count)
    return KnownFindings(
      entries: entries.filter { entry in
        guard let count = found[entry], count > 0 else { return false }
        found[entry] = count - 1
        return true
      })
  }

  private init(entries: [Entry]) { self.entries = entries }

  /// Returns the findings that are new, and one for each entry that fits nothing any more.
  ///
  /// - Parameters:
  ///   - findings: What was found.
  ///   - package: The sources in which it was found.
  ///   - path: Where they are kept, for the places of its entries.
  /// - Returns: What remains to be looked at.
  public func remaining(
    of findings: [Finding], in package: SourcePackage, from path: String
  ) -> [Finding] {
    let lines = Lines(of: package)
    var known = Dictionary(grouping: entries.indices) { entries[$0] }
    let new = findings.filter { known[lines.entry(for: $0)]?.popLast() == nil }
    let stale = known.values.joined().map { index in
      Finding(
        .staleBaseline, at: Location(file: path, line: index + 2, column: 1),
        "\(entries[index].rule) no longer finds “\(entries[index].code)” in \(entries[index].file).",
        "Write the baseline anew.")
    }
    return new.sorted() + stale.sorted()
  }
}

/// The lines of the files that findings are in.
private final class Lines {
  private let files: [String: SourceFile]
  private var lines: [String: [Substring]] = [:]

  init(of package: SourcePackage) {
    files = Dictionary(package.files.map { ($0.path, $0) }) { one, _ in one }
  }

  func entry(for finding: Finding) -> KnownFindings.Entry {
    let place = finding.location
    if lines[place.file] == nil {
      lines[place.file] =
        files[place.file]?.tree.description
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) ?? []
    }
    let all = lines[place.file] ?? []
    let line = all.indices.contains(place.line - 1) ? all[place.line - 1] : ""
    return KnownFindings.Entry(
      file: place.file, rule: finding.rule, code: line.trimmingCharacters(in: .whitespaces))
  }
}
