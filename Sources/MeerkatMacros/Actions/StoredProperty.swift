import SwiftDiagnostics
import SwiftSyntax

/// A property that the initialiser of a screen takes, as the memberwise one would.
struct StoredProperty {
  /// The parameter, such as `title: String = ""`.
  let parameter: String
  /// What sets it.
  let assignment: String

  /// Wrappers whose value comes from the surroundings or from the view itself.
  private static let ownWrappers: Set<String> = [
    "Environment", "EnvironmentObject", "AppStorage", "SceneStorage", "FocusState", "Namespace",
    "GestureState", "Query", "FetchRequest", "ScaledMetric", "AccessibilityFocusState",
    "FocusedValue", "FocusedBinding", "FocusedObject", "SectionedFetchRequest",
  ]

  /// Returns the properties of a declaration that are taken.
  static func properties(of declaration: VariableDeclSyntax) -> [StoredProperty] {
    candidates(in: declaration).compactMap { binding, name, type in
      guard let name, let text = type?.description ?? self.type(of: binding.initializer?.value)
      else { return nil }
      let isEmptied =
        declaration.bindingSpecifier.tokenKind == .keyword(.var)
        && type?.is(OptionalTypeSyntax.self) == true
      let value =
        binding.initializer.map { " = \($0.value.trimmedDescription)" }
        ?? (isEmptied ? " = nil" : "")
      return make(name.text, text, type, value, wrapper(of: declaration)?.name)
    }
  }

  /// Reports what only Swift's memberwise initialiser could take, because nothing tells its type.
  static func diagnostics(of declaration: VariableDeclSyntax) -> [Diagnostic] {
    candidates(in: declaration).compactMap { binding, name, type in
      guard let name else {
        let text = "the initialiser takes no tuple: declare each of these properties by itself"
        return Misuse(text).at(binding.pattern)
      }
      guard type == nil, let value = binding.initializer?.value, self.type(of: value) == nil else {
        return nil
      }
      let base = value.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
      let likely = base.flatMap { isType($0) ? $0 : nil } ?? "<#Type#>"
      let misuse = Misuse(
        "the initialiser takes '\(name.text)' if its type is written; else make it private")
      let typed = "\(name.text): \(likely)"
      return misuse.at(name, Misuse.replace(name, with: typed, "write the type"))
    }
  }

  private typealias Candidate = (PatternBindingSyntax, name: TokenSyntax?, type: TypeSyntax?)

  /// The properties that a memberwise initialiser takes, with the types that are written; a tuple
  /// has no name.
  private static func candidates(in declaration: VariableDeclSyntax) -> [Candidate] {
    let modifiers = declaration.modifiers.filter { $0.detail == nil }.map(\.name.tokenKind)
    let own = wrapper(of: declaration).map {
      ownWrappers.contains($0.name) || $0.arguments != nil && !$0.name.hasSuffix("Builder")
    }
    if modifiers.contains(.keyword(.static)) || modifiers.contains(.keyword(.lazy)) || own == true {
      return []
    }
    let keepsValue =
      declaration.bindingSpecifier.tokenKind == .keyword(.let)
      || modifiers.contains(.keyword(.private)) || modifiers.contains(.keyword(.fileprivate))
    let isState = wrapper(of: declaration)?.name == "State"
    var type: TypeSyntax?
    // In `let a, b: Int` the type stands at the last name.
    return declaration.bindings.reversed().compactMap { binding -> Candidate? in
      type = binding.typeAnnotation?.type.trimmed ?? (binding.initializer == nil ? type : nil)
      // A state of the screen's own that begins empty.
      let isEmptyState = isState && type?.is(OptionalTypeSyntax.self) == true
      let hasValue = binding.initializer != nil || isEmptyState
      guard !isComputed(binding), !hasValue || !keepsValue else { return nil }
      return (binding, binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, type)
    }.reversed()
  }

  private static func wrapper(of declaration: VariableDeclSyntax) -> AttributeSyntax? {
    declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }.first
  }

  private static func make(
    _ name: String, _ text: String, _ type: TypeSyntax?, _ value: String, _ wrapper: String?
  ) -> StoredProperty {
    let isFunction = type?.function != nil
    let stored = "self._" + name.filter { $0 != "`" }
    let escaping = isFunction ? "@escaping " : ""
    let (parameter, assignment) =
      switch wrapper {
      case "Binding": ("\(name): Binding<\(text)>", "\(stored) = \(name)")
      case "State":
        ("\(name): \(escaping)\(text)\(value)", "\(stored) = State(initialValue: \(name))")
      case "StateObject":
        (
          "\(name): @autoclosure @escaping () -> \(text)\(value)",
          "\(stored) = StateObject(wrappedValue: \(name)())"
        )
      case let builder? where builder.hasSuffix("Builder"):
        isFunction
          ? ("@\(builder) \(name): @escaping \(text)", "self.\(name) = \(name)")
          : ("@\(builder) \(name): () -> \(text)", "self.\(name) = \(name)()")
      default: ("\(name): \(escaping)\(text)\(value)", "self.\(name) = \(name)")
      }
    return StoredProperty(parameter: parameter, assignment: assignment)
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

  /// The type of a value that says it itself: a literal, an array of such, or `Type(…)`.
  private static func type(of value: ExprSyntax?) -> String? {
    switch value?.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    case .stringLiteralExpr: return "String"
    case .prefixOperatorExpr(let negative) where negative.operator.text == "-":
      return type(of: negative.expression)
    case .arrayExpr(let array):
      let types = Set(array.elements.map { type(of: $0.expression) })
      return types.count == 1 ? types.first?.map { "[\($0)]" } : nil
    case .functionCallExpr(let call):
      let called = call.calledExpression.trimmedDescription
      return isType(called) ? called : nil
    default: return nil
    }
  }

  /// Whether an expression is the name of a type, such as `Sort.Kind` or `[Int]`.
  private static func isType(_ text: String) -> Bool {
    text.hasPrefix("[") && text.hasSuffix("]")
      || text.split(separator: ".").allSatisfy { $0.first?.isUppercase == true }
  }
}
