import SwiftSyntax

/// A property that the initialiser of a screen takes, as the memberwise one would.
struct StoredProperty {
  let name: String
  /// The parameter, such as `title: String = ""`.
  let parameter: String
  /// What sets it.
  let assignment: String

  /// Wrappers whose value comes from the surroundings or from the view itself.
  private static let ownWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "AppStorage", "SceneStorage", "FocusState", "Namespace",
    "GestureState", "Query", "FetchRequest", "ScaledMetric", "AccessibilityFocusState",
    "FocusedValue", "FocusedBinding", "FocusedObject", "SectionedFetchRequest", "StateObject",
  ]

  /// Returns the properties of a declaration that are taken.
  static func properties(of declaration: VariableDeclSyntax) -> [StoredProperty] {
    let modifiers = declaration.modifiers.map(\.name.tokenKind)
    if modifiers.contains(.keyword(.static)) || modifiers.contains(.keyword(.lazy)) { return [] }
    let isPrivate =
      modifiers.contains(.keyword(.private)) || modifiers.contains(.keyword(.fileprivate))
    var found: [StoredProperty] = []
    var type: TypeSyntax?
    // In `let a, b: Int` the type stands at the last name.
    for binding in declaration.bindings.reversed() {
      type = binding.typeAnnotation?.type.trimmed ?? (binding.initializer == nil ? type : nil)
      if isPrivate && binding.initializer != nil { continue }
      if let property = property(binding, type: type, in: declaration) {
        found.insert(property, at: 0)
      }
    }
    return found
  }

  private static func property(
    _ binding: PatternBindingSyntax, type: TypeSyntax?, in declaration: VariableDeclSyntax
  ) -> StoredProperty? {
    let isLet = declaration.bindingSpecifier.tokenKind == .keyword(.let)
    guard !isComputed(binding), !(isLet && binding.initializer != nil),
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let text = type?.description ?? literalType(binding.initializer?.value)
    else { return nil }
    let isEmptied = !isLet && type?.is(OptionalTypeSyntax.self) == true
    let value =
      binding.initializer.map { " = \($0.value.trimmedDescription)" } ?? (isEmptied ? " = nil" : "")
    let wrapper = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }.first
    return make(name, text, type, value, wrapper)
  }

  private static func make(
    _ name: String, _ text: String, _ type: TypeSyntax?, _ value: String,
    _ wrapper: AttributeSyntax?
  ) -> StoredProperty? {
    let isFunction = type?.function != nil
    let escaping = isFunction ? "@escaping " : ""
    switch wrapper?.name {
    case "Binding":
      return StoredProperty(
        name: name, parameter: "\(name): Binding<\(text)>", assignment: "self._\(name) = \(name)")
    case "State":
      guard value.isEmpty else { return nil }
      return StoredProperty(
        name: name, parameter: "\(name): \(escaping)\(text)",
        assignment: "self._\(name) = State(initialValue: \(name))")
    case let builder? where builder.hasSuffix("Builder"):
      let parameter =
        isFunction ? "@\(builder) \(name): @escaping \(text)" : "@\(builder) \(name): () -> \(text)"
      return StoredProperty(
        name: name, parameter: parameter,
        assignment: "self.\(name) = \(name)\(isFunction ? "" : "()")")
    case let own? where ownWrappers.contains(own) || wrapper?.arguments != nil: return nil
    default:
      return StoredProperty(
        name: name, parameter: "\(name): \(escaping)\(text)\(value)",
        assignment: "self.\(name) = \(name)")
    }
  }

  private static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let accessors):
      !accessors.allSatisfy {
        [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
      }
    }
  }

  /// The type of a value that says it itself: a literal, or `Type(…)`.
  private static func literalType(_ value: ExprSyntax?) -> String? {
    guard let value else { return nil }
    switch value.kind {
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    case .stringLiteralExpr: return "String"
    default:
      let called = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
      guard let called, called.first?.isUppercase == true, !called.contains(".") else { return nil }
      return called
    }
  }
}
