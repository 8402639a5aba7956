import MeerkatMacros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// The macros under the names that users write.
private let macros: [String: any Macro.Type] = [
  "Actions": ActionsMacro.self, "LocalActions": ActionsMacro.self,
  "ActionsInterface": ActionsInterfaceMacro.self,
  "ActionsForms": ActionsFormsMacro.self, "ActionOptions": ActionOptionsMacro.self,
]

/// Expects that a source expands to another one, without diagnostics.
func expect(
  _ source: String, expandsTo expanded: String,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source, expandedSource: expanded, macroSpecs: macros.mapValues { MacroSpec(type: $0) },
    indentationWidth: .spaces(2),
    failureHandler: { Issue.record("\($0.message)", sourceLocation: sourceLocation) })
}

/// What the macros say about a source, and what its fix-its make of it.
struct Diagnosis {
  /// One line for each: line, column, severity, the sentence, and the fix-it.
  private(set) var text: String
  /// The source after all fix-its.
  private(set) var fixed: String

  init(_ source: String) {
    let file = Parser.parse(source: source)
    let known = BasicMacroExpansionContext.KnownSourceFile(
      moduleName: "Screens", fullFilePath: "Screens.swift")
    let context = BasicMacroExpansionContext(sourceFiles: [file: known])
    _ = file.expand(
      macroSpecs: macros.mapValues { MacroSpec(type: $0) },
      contextGenerator: {
        BasicMacroExpansionContext(
          sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      }, indentationWidth: .spaces(2))
    text = context.diagnostics.map { Diagnosis.line($0, context) }.joined(separator: "\n")
    fixed = Diagnosis.fix(source, context)
  }

  private static func line(
    _ diagnostic: Diagnostic, _ context: BasicMacroExpansionContext
  ) -> String {
    let place = context.location(
      for: diagnostic.node.positionAfterSkippingLeadingTrivia, anchoredAt: diagnostic.node,
      fileName: "Screens.swift")
    let severity = diagnostic.diagMessage.severity
    let mends = diagnostic.fixIts.map { " [\($0.message.message)]" }.joined()
    return "\(place.line):\(place.column) \(severity): \(diagnostic.message)\(mends)"
  }

  /// Applies the fix-its from the last to the first, so that places stay right.
  private static func fix(_ source: String, _ context: BasicMacroExpansionContext) -> String {
    var text = Array(source.utf8)
    let changes = context.diagnostics.flatMap(\.fixIts).flatMap(\.changes)
    let edits = changes.compactMap { change -> (Range<Int>, String)? in
      guard case .replace(let old, let new) = change else { return nil }
      let start = context.location(for: old.position, anchoredAt: old, fileName: "Screens.swift")
      return (start.offset..<start.offset + old.totalLength.utf8Length, new.description)
    }
    for (range, new) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      text.replaceSubrange(range, with: Array(new.utf8))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
