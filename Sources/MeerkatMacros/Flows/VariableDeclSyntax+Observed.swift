import SwiftSyntax

extension VariableDeclSyntax {
  var isStatic: Bool { hasModifier(.static) || hasModifier(.class) }

  /// Whether a change of the variable is to be observed: as `@Observable` decides it, and not where
  /// it is lazy, which no observed property can be.
  var isObserved: Bool {
    guard bindingSpecifier.tokenKind == .keyword(.var), !isStatic, !hasModifier(.lazy) else {
      return false
    }
    let settled = ["ObservationIgnored", "ObservationTracked"]
    return bindings.allSatisfy(\.isStored) && !settled.contains { attribute($0) != nil }
  }

  /// The `Place` of `Journey<Place>`, in the type or the value.
  var argumentOfJourney: String? {
    guard let binding = bindings.first else { return nil }
    let value = binding.initializer?.value.as(FunctionCallExprSyntax.self)?.calledExpression
    let arguments =
      binding.typeAnnotation?.type.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? value?.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause
    return arguments?.arguments.first?.argument.trimmedDescription
  }

  private func hasModifier(_ keyword: Keyword) -> Bool {
    modifiers.contains { $0.name.tokenKind == .keyword(keyword) }
  }
}

extension PatternBindingSyntax {
  /// Whether there is no getter; `willSet` and `didSet` belong to something stored.
  fileprivate var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let accessors):
      accessors.allSatisfy {
        [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    }
  }
}

extension AttributeListSyntax {
  /// Finds an attribute by its name.
  func attribute(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.name == name }
  }
}
