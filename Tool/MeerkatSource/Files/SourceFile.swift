import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
public import SwiftSyntax

/// A parsed Swift file.
public final class SourceFile: Sendable {
  /// The path, from the package's folder.
  public let path: String

  /// What the parser made of the text; it holds all of it, also where it doesn't parse.
  public let tree: SourceFileSyntax

  /// Whether the file belongs to tests, by the names of its folders.
  public let isTest: Bool

  private let converter: SourceLocationConverter

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - path: The path of the file, from the package's folder.
  ///   - text: The text of the file.
  public init(path: String, text: String) {
    self.path = path
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    isTest = path.split(separator: "/").dropLast().contains {
      $0 == "Tests" || $0.hasSuffix("Tests")
    }
  }

  /// Returns where a node begins, after the white space and the comments before it.
  ///
  /// - Parameter node: A node of this file's tree.
  /// - Returns: The place of its first token.
  public func location(of node: some SyntaxProtocol) -> Location {
    location(at: node.positionAfterSkippingLeadingTrivia)
  }

  func location(at position: AbsolutePosition) -> Location {
    let place = converter.location(for: position)
    return Location(file: path, line: place.line, column: place.column)
  }

  /// The first place that doesn't parse, with the parser's message.
  var damages: [Finding] {
    guard tree.hasError else { return [] }
    let first = ParseDiagnosticsGenerator.diagnostics(for: tree)
      .first { $0.diagMessage.severity == .error }
    guard let first else { return [] }
    let message = first.message.prefix(1).uppercased() + first.message.dropFirst()
    return [
      Finding(
        "unparsed", .error, at: location(at: first.position), "The file doesn't parse. \(message).")
    ]
  }
}
