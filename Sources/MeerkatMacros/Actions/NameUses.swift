import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Finds where a screen uses one of its own properties, so that a rename reaches all uses.
///
/// The same name inside a body, such as that of `if let`, is renamed too.
final class NameUses: SyntaxVisitor {
  private let name: String
  private let root: SyntaxIdentifier
  private var found: [TokenSyntax] = []
  /// How many functions around have a parameter of this name.
  private var shadows = 0

  private init(of name: String, in structure: StructDeclSyntax) {
    self.name = name
    root = structure.id
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns the tokens, that of the declaration among them.
  static func tokens(of name: String, in structure: StructDeclSyntax) -> [TokenSyntax] {
    let uses = NameUses(of: name, in: structure)
    uses.walk(structure)
    return uses.found
  }

  /// Makes the fix-it that gives all of them another name.
  static func renaming(_ tokens: [TokenSyntax], from name: String, to better: String) -> FixIt {
    FixIt(
      message: MacroExpansionFixItMessage("rename to '\(better)'"),
      changes: tokens.map { token in
        let prefix = token.text.prefix(token.text.count - name.count)
        let new = token.with(\.tokenKind, .identifier(prefix + better))
        return .replace(oldNode: Syntax(token), newNode: Syntax(new))
      })
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard [name, "$" + name, "_" + name].contains(token.text) else { return .skipChildren }
    if isUse(token) { found.append(token) }
    return .skipChildren
  }

  private func isUse(_ token: TokenSyntax) -> Bool {
    guard let parent = token.parent else { return false }
    let isShadowed = shadows > 0 && token.text == name
    if let reference = parent.as(DeclReferenceExprSyntax.self) {
      let access = reference.parent?.as(MemberAccessExprSyntax.self)
      guard let access, access.declName.id == reference.id else { return !isShadowed }
      return access.base?.trimmedDescription == "self"
    }
    let isName =
      parent.is(IdentifierPatternSyntax.self) || parent.is(ClosureShorthandParameterSyntax.self)
    return isName && !isShadowed
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    node.id == root ? .visitChildren : .skipChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.signature)
  }

  override func visitPost(_ node: FunctionDeclSyntax) { leave(node.signature) }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.signature)
  }

  override func visitPost(_ node: InitializerDeclSyntax) { leave(node.signature) }

  private func enter(_ signature: FunctionSignatureSyntax) -> SyntaxVisitorContinueKind {
    if isShadowing(signature) { shadows += 1 }
    return .visitChildren
  }

  private func leave(_ signature: FunctionSignatureSyntax) {
    if isShadowing(signature) { shadows -= 1 }
  }

  private func isShadowing(_ signature: FunctionSignatureSyntax) -> Bool {
    signature.parameterClause.parameters.contains { $0.variable == name }
  }
}
