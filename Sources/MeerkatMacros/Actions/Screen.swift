import SwiftSyntax

/// A screen as its author wrote it: the input of the macro.
struct Screen {
  let declaration: StructDeclSyntax
  let name: String
  /// Whether it is no screen, but the listeners of a protocol with this name.
  let isListeners: Bool
  let actions: [DeclaredAction]
  let properties: [StoredProperty]
  /// The parameters of the initialiser, in the order of the declarations.
  let parameters: [String]
  let initializers: [InitializerDeclSyntax]
  /// Whether a protocol can stand here: not inside a function or a generic type.
  let isPlaceForInterface: Bool
  /// Whether the screen is declared inside a function.
  let isLocal: Bool
  /// Whether the screen is declared inside nothing else, so that an extension sees what it sees.
  let isTopLevel: Bool

  init(_ declaration: StructDeclSyntax, in lexicalContext: [Syntax]) {
    self.declaration = declaration
    name = declaration.name.text
    isListeners = false
    let members = declaration.memberBlock.members.map(\.decl)
    let variables = members.compactMap { $0.as(VariableDeclSyntax.self) }
    actions = variables.filter { $0.attribute("Action") != nil }.map { DeclaredAction($0) }
    properties = variables.filter { $0.attribute("Action") == nil }
      .flatMap(StoredProperty.properties)
    parameters = variables.flatMap { variable in
      variable.attribute("Action") == nil
        ? StoredProperty.properties(of: variable).map(\.parameter)
        : [DeclaredAction(variable).memberwiseParameter]
    }
    initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    isPlaceForInterface = lexicalContext.allSatisfy(Screen.allowsProtocol)
    isLocal = !lexicalContext.allSatisfy { $0.asProtocol((any DeclGroupSyntax).self) != nil }
    isTopLevel = lexicalContext.isEmpty
  }

  /// The listeners of a protocol, with a property for each of its methods.
  init(listeners declaration: StructDeclSyntax, of name: String, _ methods: [InterfaceRequirement])
  {
    self.declaration = declaration
    self.name = name
    isListeners = true
    let variables = declaration.memberBlock.members.compactMap {
      $0.decl.as(VariableDeclSyntax.self)
    }
    actions = zip(variables, methods).map { DeclaredAction($0, of: $1) }
    properties = []
    parameters = actions.map(\.memberwiseParameter)
    initializers = []
    isPlaceForInterface = false
    isLocal = false
    isTopLevel = false
  }

  private static func allowsProtocol(_ outer: Syntax) -> Bool {
    guard outer.asProtocol((any DeclGroupSyntax).self) != nil else { return false }
    return outer.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause == nil
  }

  /// The modifier of what is written, as visible as the screen itself.
  var access: String {
    for modifier in declaration.modifiers {
      switch modifier.name.tokenKind {
      case .keyword(.public): return "public "
      case .keyword(.package): return "package "
      case .keyword(.private), .keyword(.fileprivate): return "fileprivate "
      default: continue
      }
    }
    return ""
  }

  var isGeneric: Bool { declaration.genericParameterClause != nil }

  var hasInterface: Bool {
    isPlaceForInterface && !actions.isEmpty && genericParameters.allSatisfy { $0.specifier == nil }
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
