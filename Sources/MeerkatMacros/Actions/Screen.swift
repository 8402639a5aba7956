import SwiftSyntax

/// A screen as its author wrote it: the input of the macro.
struct Screen {
  let declaration: StructDeclSyntax
  let name: String
  let actions: [DeclaredAction]
  /// The declarations of the properties that are no actions.
  let others: [VariableDeclSyntax]
  /// The parameters of the initialiser, in the order of the declarations.
  let parameters: [String]
  let initializers: [InitializerDeclSyntax]
  /// Where the screen is declared; nil for the listeners of a protocol.
  let place: DeclarationContext?

  init(_ declaration: StructDeclSyntax, in lexicalContext: [Syntax]) {
    self.declaration = declaration
    name = declaration.name.text
    let variables = declaration.memberBlock.all(VariableDeclSyntax.self)
    actions = variables.filter { $0.attribute("Action") != nil }.map { DeclaredAction($0) }
    others = variables.filter { $0.attribute("Action") == nil }
    parameters = variables.flatMap { variable in
      variable.attribute("Action") == nil
        ? StoredProperty.properties(of: variable).map(\.parameter)
        : [DeclaredAction(variable).memberwiseParameter]
    }
    initializers = declaration.memberBlock.all(InitializerDeclSyntax.self)
    place = DeclarationContext(lexicalContext)
  }

  /// The listeners of a protocol, with a property for each of its methods.
  init(listeners declaration: StructDeclSyntax, of name: String, _ methods: [InterfaceRequirement])
  {
    (self.declaration, self.name) = (declaration, name)
    let variables = declaration.memberBlock.all(VariableDeclSyntax.self)
    actions = zip(variables, methods).map { DeclaredAction($0, of: $1) }
    others = []
    parameters = actions.map(\.memberwiseParameter)
    initializers = []
    place = nil
  }

  /// Whether it is no screen, but the listeners of a protocol with its name.
  var isListeners: Bool { place == nil }

  /// Whether the screen is declared inside nothing else, so that an extension sees what it sees.
  var isTopLevel: Bool { place?.isTopLevel == true }

  var properties: [StoredProperty] { others.flatMap(StoredProperty.properties) }

  /// The modifier of what is written, as visible as the screen itself.
  var access: String { declaration.modifiers.access }

  var isGeneric: Bool { declaration.genericParameterClause != nil }

  var hasInterface: Bool {
    place?.allowsProtocol == true && !actions.isEmpty
      && declaration.attributes.first("LocalActions") == nil
      && genericParameters.allSatisfy { $0.specifier == nil }
  }

  /// The name of the interface: inside the screen, or beside a generic one.
  var interfaceName: String {
    if isListeners { return name }
    return isGeneric ? name + "Actions" : "Actions"
  }

  /// What the macro writes into the screen.
  var members: [String] {
    var members = creatingMembers
    members.append(preparing)
    if hasInterface {
      if !isGeneric { members.append(interface) }
      members.append(givingActions)
    }
    members += actions.map(modifier)
    members.append(allActions)
    return members
  }
}

/// Writes lines that stand inside a declaration.
func lines(_ lines: [String]) -> String { lines.map { "  " + $0 }.joined(separator: "\n") }

extension VariableDeclSyntax {
  /// Finds an attribute by its name.
  func attribute(_ name: String) -> AttributeSyntax? { attributes.first(name) }
}

extension AttributeSyntax {
  /// The name without its module.
  var name: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? attributeName.trimmedDescription
  }
}
