import SwiftParser
import SwiftSyntax

/// What other files can see of a Swift file: its text without the bodies of functions, properties
/// and previews, and without the values of literals.
///
/// As long as it stays the same, no other file has to be compiled anew. Two equal interfaces may
/// still be one change apart that the compiler takes for one of the interface; never the other way.
public struct Interface: Equatable, Sendable {
  private let text: String

  /// Reads the interface of a text.
  public init(of source: String) {
    let reader = InterfaceReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: source))
    text = reader.text
  }

  /// Whether texts have the same interfaces, as deeply as they may be nested.
  public static func areSame(_ pairs: [(old: String, new: String)]) async -> Bool {
    await withDeepStack { pairs.allSatisfy { Self(of: $0.old) == Self(of: $0.new) } }
  }
}

private final class InterfaceReader: SyntaxVisitor {
  private(set) var text = ""
  /// How many attributes and generic arguments are around, whose literals count.
  private var exact = 0

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    switch token.tokenKind {
    case .integerLiteral where exact == 0: text += "0 "
    case .floatLiteral where exact == 0: text += "0.0 "
    case .keyword(.true) where exact == 0, .keyword(.false) where exact == 0: text += "true "
    case .stringSegment where exact == 0: break
    default: text += token.text + " "
    }
    return .skipChildren
  }

  // A body counts where others copy it.
  private func visitBody(_ body: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    text += "{ } "
    let copied: Set = ["inlinable", "_alwaysEmitIntoClient", "_transparent"]
    let isCopied = body.ancestors.contains { owner in
      owner.asProtocol((any WithAttributesSyntax).self)?.attributes.contains {
        copied.contains($0.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? "")
      } == true
    }
    return isCopied ? .visitChildren : .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    guard
      let parent = node.parent,
      parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self)
        || parent.is(DeinitializerDeclSyntax.self) || parent.is(AccessorDeclSyntax.self)
    else { return .visitChildren }
    return visitBody(node)
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter = node.accessors else { return .visitChildren }
    return visitBody(node)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    visitMacro(node.macroName)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    visitMacro(node.macroName)
  }

  private func visitMacro(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard name.text == "Preview" else { return .visitChildren }
    text += "#Preview "
    return .skipChildren
  }

  override func visit(_: AttributeSyntax) -> SyntaxVisitorContinueKind {
    exact += 1
    return .visitChildren
  }

  override func visitPost(_: AttributeSyntax) { exact -= 1 }

  override func visit(_: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    exact += 1
    return .visitChildren
  }

  override func visitPost(_: GenericArgumentClauseSyntax) { exact -= 1 }
}

extension SyntaxProtocol {
  /// The nodes around this one, from the inside out.
  var ancestors: some Sequence<Syntax> {
    sequence(state: parent) { node in
      defer { node = node?.parent }
      return node
    }
  }
}
