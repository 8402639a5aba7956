public import SwiftSyntax

extension TypeSyntax {
  /// The name of a type without generic arguments, optionality, `any`, `some` and attributes.
  ///
  /// As in `CourseFlow.Destination` for `CourseFlow.Destination?`. It is nil for a type without a
  /// name, such as a function or a tuple.
  public var plainName: String? {
    if let node = self.as(IdentifierTypeSyntax.self) { return node.name.identifierText }
    if let node = self.as(MemberTypeSyntax.self) {
      return node.baseType.plainName.map { "\($0).\(node.name.identifierText)" }
    }
    if let node = self.as(OptionalTypeSyntax.self) { return node.wrappedType.plainName }
    if let node = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return node.wrappedType.plainName
    }
    if let node = self.as(SomeOrAnyTypeSyntax.self) { return node.constraint.plainName }
    if let node = self.as(AttributedTypeSyntax.self) { return node.baseType.plainName }
    if let node = self.as(TupleTypeSyntax.self), node.elements.count == 1 {
      return node.elements.first?.type.plainName
    }
    return nil
  }
}

extension TokenSyntax {
  /// The name without backticks.
  public var identifierText: String { identifier?.name ?? text }
}

extension DeclReferenceExprSyntax {
  /// The name without backticks.
  var name: String { baseName.identifierText }
}

extension MemberAccessExprSyntax {
  /// The name of the member, without backticks.
  var name: String { declName.name }
}

extension AccessorBlockSyntax {
  /// The code of a property that is only read, unless `get` is written.
  var getter: CodeBlockItemListSyntax? {
    if case .getter(let items) = accessors { items } else { nil }
  }
}
