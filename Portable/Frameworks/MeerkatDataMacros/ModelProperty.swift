import SwiftSyntax

/// A stored property that a model keeps.
struct ModelProperty {
  let name: String

  /// The type; nil where the compiler infers it from the value.
  let type: TypeSyntax?
  let value: ExprSyntax?

  /// Whether it is set once, by the initializer.
  let isConstant: Bool
  private let attributes: AttributeListSyntax

  /// Reads a declaration; nil if it is none of a property that is kept.
  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first, variable.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
      !binding.hasAccessors
    else { return nil }
    self.name = name.text
    type = binding.typeAnnotation?.type.trimmed
    value = binding.initializer?.value.trimmed
    isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    attributes = variable.attributes
    // It is the same for all models.
    if isConstant, value != nil || type == nil { return nil }
    if attribute("Transient") != nil { return nil }
  }

  /// The type of what holds the value, or nothing where the value says it.
  var storedType: String {
    guard let type else { return "" }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return ": PersistedValue<\(optional.wrappedType)?>"
    }
    return ": PersistedValue<\(type)>"
  }

  /// What holds the value at first, or nothing where an initializer has to say it.
  var storedValue: String {
    if let value { return " = PersistedValue(\(value))" }
    guard let type else { return "" }
    let isOptional =
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || type.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    return isOptional ? " = PersistedValue(nil)" : ""
  }

  /// The description of the property for the schema.
  func metadata(of model: String) -> String {
    let path = name.plainName
    var text = "Schema.PropertyMetadata(\"\(path)\", \\\(model).\(name)"
    if !isConstant { text += ", \\\(model)._\(path)" }
    if let value { text += ", default: { \(value) }" }
    for kind in ["Attribute", "Relationship"] {
      guard let attribute = attribute(kind) else { continue }
      let arguments = attribute.arguments.map { "\($0)" } ?? ""
      text += ", metadata: Schema.\(kind)(\(arguments))"
    }
    return text + ")"
  }

  private func attribute(_ name: String) -> AttributeSyntax? {
    attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { $0.attributeName.trimmedDescription.split(separator: ".").last == name[...] }
  }
}

extension PatternBindingSyntax {
  /// Whether it has accessors, but for observers.
  fileprivate var hasAccessors: Bool {
    switch accessorBlock?.accessors {
    case nil: false
    case .getter: true
    case .accessors(let list):
      list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}

extension String {
  /// The name without the quotes of a keyword.
  var plainName: String { filter { $0 != "`" } }
}
