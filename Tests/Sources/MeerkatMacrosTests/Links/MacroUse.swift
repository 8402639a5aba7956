import MeerkatMacros
import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros

/// A source that uses the macros of links: what it becomes, and what is said about it.
struct MacroUse {
  /// The source with what the macros write.
  let expanded: String
  /// One line for each mistake: line, column, the sentence, and the fix-its.
  let mistakes: String
  /// What each of the fix-its, by itself, makes of the source.
  let fixed: [String]

  private static let macros = [
    "Linked": MacroSpec(type: LinkedMacro.self, conformances: ["Linked"]),
    "Link": MacroSpec(type: LinkMacro.self),
  ]

  init(_ source: String) {
    let file = Parser.parse(source: source)
    let known = BasicMacroExpansionContext.KnownSourceFile(
      moduleName: "Courses", fullFilePath: "Courses.swift")
    let context = BasicMacroExpansionContext(sourceFiles: [file: known])
    expanded =
      file.expand(
        macroSpecs: MacroUse.macros,
        contextGenerator: {
          BasicMacroExpansionContext(
            sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
        }, indentationWidth: .spaces(2)
      ).description
    mistakes = context.diagnostics.map { MacroUse.line($0, context) }.joined(separator: "\n")
    fixed = context.diagnostics.flatMap(\.fixIts).map { MacroUse.fix(source, $0, context) }
  }

  private static func line(
    _ diagnostic: Diagnostic, _ context: BasicMacroExpansionContext
  ) -> String {
    let place = context.location(
      for: diagnostic.node.positionAfterSkippingLeadingTrivia, anchoredAt: diagnostic.node,
      fileName: "Courses.swift")
    let fixIts = diagnostic.fixIts.map { " [\($0.message.message)]" }.joined()
    return "\(place.line):\(place.column) \(diagnostic.message)\(fixIts)"
  }

  private static func fix(
    _ source: String, _ fixIt: FixIt, _ context: BasicMacroExpansionContext
  ) -> String {
    var text = Array(source.utf8)
    for case .replace(let old, let new) in fixIt.changes {
      let start = context.location(for: old.position, anchoredAt: old, fileName: "Courses.swift")
      let end = start.offset + old.totalLength.utf8Length
      text.replaceSubrange(start.offset..<end, with: Array(new.description.utf8))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
