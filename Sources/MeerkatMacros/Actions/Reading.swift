import SwiftSyntax

/// How the macros read types, attributes and comments.
extension TypeSyntax {
  /// The type with a name.
  init(named name: String) { self.init(IdentifierTypeSyntax(name: .identifier(name))) }

  /// The type without the parentheses around it.
  var withoutParentheses: TypeSyntax {
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first, only.firstName == nil
    else { return self }
    return only.type.withoutParentheses
  }

  /// The type without attributes such as `@escaping`.
  var base: TypeSyntax { self.as(AttributedTypeSyntax.self)?.baseType ?? self }

  /// The function type inside parentheses and attributes.
  var function: FunctionTypeSyntax? {
    withoutParentheses.base.withoutParentheses.as(FunctionTypeSyntax.self)
  }

  /// Whether it is the type of nothing.
  var isVoid: Bool { ["Void", "()", "Swift.Void"].contains(trimmedDescription) }
}

extension AttributeListSyntax {
  /// Finds the first attribute of a name.
  func first(_ name: String) -> AttributeSyntax? { all(name).first }

  /// Finds all attributes of a name.
  func all(_ name: String) -> [AttributeSyntax] {
    compactMap { $0.as(AttributeSyntax.self) }.filter { $0.name == name }
  }

  /// What `@available` says, for what is written of the declaration; each followed by a space.
  var availability: String { all("available").map { $0.trimmedDescription + " " }.joined() }
}

extension MemberBlockSyntax {
  /// The members of a kind, in their order.
  func all<Member: DeclSyntaxProtocol>(_: Member.Type) -> [Member] {
    members.compactMap { $0.decl.as(Member.self) }
  }

  /// The members of a kind that stand under `#if`.
  func conditional<Member: DeclSyntaxProtocol>(_: Member.Type) -> [Member] {
    all(IfConfigDeclSyntax.self).flatMap(\.clauses).compactMap {
      $0.elements?.as(MemberBlockItemListSyntax.self)
    }.flatMap(\.self).compactMap { $0.decl.as(Member.self) }
  }
}

extension DeclModifierListSyntax {
  /// All modifiers, each followed by a space.
  var text: String { map { $0.name.text + " " }.joined() }

  /// The modifier of what is written, as visible as what it is written for.
  var access: String {
    for modifier in self {
      switch modifier.name.tokenKind {
      case .keyword(.public): return "public "
      case .keyword(.package): return "package "
      case .keyword(.private), .keyword(.fileprivate): return "fileprivate "
      default: continue
      }
    }
    return ""
  }
}

extension FunctionParameterSyntax {
  /// What the parameter is called in the body.
  var variable: String { (secondName ?? firstName).text }
}

extension SyntaxProtocol {
  /// The documentation before a declaration, one line each.
  var documentation: [String] {
    leadingTrivia.compactMap { if case .docLineComment(let line) = $0 { line } else { nil } }
  }
}
