import Foundation
import MeerkatDeeds

/// Findings as a text, for people or programs.
public struct Report: Sendable {
  /// The forms of a report.
  public enum Format: String, CaseIterable, Sendable {
    /// A line for each finding, as the compiler writes them.
    case text

    /// An array of objects.
    case json

    /// SARIF 2.1.0, which code hosts read.
    case sarif

    /// Commands that GitHub shows at the lines of a pull request.
    case githubActions = "github-actions"
  }

  private let findings: [Finding]

  /// Creates a report.
  ///
  /// - Parameter findings: What it reports, in their order.
  public init(_ findings: [Finding]) { self.findings = findings }

  /// Returns the report in a form.
  ///
  /// - Parameter format: The form.
  /// - Returns: The text, with a new line at its end unless it is empty.
  /// - Throws: `EncodingError`, for texts that JSON can't hold.
  public func text(as format: Format) throws -> String {
    switch format {
    case .text: lines { $0.description }
    case .json: try findings.json(.prettyPrinted) + "\n"
    case .sarif: try JSON(sarif: findings).json(.prettyPrinted) + "\n"
    case .githubActions: lines(\.annotation)
    }
  }

  private func lines(_ line: (Finding) -> String) -> String {
    findings.map { line($0) + "\n" }.joined()
  }
}

extension Finding {
  /// A command of a workflow: `::warning file=…,line=…,col=…,title=…::…`.
  fileprivate var annotation: String {
    let place = "line=\(location.line),col=\(location.column)"
    let file = location.file.escaped(also: [":": "%3A", ",": "%2C"])
    return "::\(severity.rawValue) file=\(file),\(place),title=\(rule)::\(message.escaped())"
  }
}

extension String {
  /// The text in a command, in which some characters have a meaning.
  fileprivate func escaped(also others: [Character: String] = [:]) -> String {
    let codes = ["%": "%25", "\r": "%0D", "\n": "%0A", "\r\n": "%0D%0A"]
      .merging(others) { one, _ in one }
    return map { codes[$0] ?? String($0) }.joined()
  }
}
