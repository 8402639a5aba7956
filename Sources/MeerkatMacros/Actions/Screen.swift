import SwiftSyntax

/// A screen as its author wrote it: the input of the macro.
struct Screen {
  let declaration: StructDeclSyntax
  let name: String
  let actions: [DeclaredAction]
  /// Where the screen is declared; nil for the listeners of a protocol, which are no screen.
  let place: DeclarationContext?

  init(_ declaration: StructDeclSyntax, in lexicalContext: [Syntax]) {
    self.declaration = declaration
    name = declaration.name.text
    actions = declaration.variables.filter(\.isAction).map { DeclaredAction($0) }
    place = DeclarationContext(lexicalContext)
  }

  /// The listeners of a protocol, with a property for each of its methods.
  init(listeners declaration: StructDeclSyntax, of name: String, _ methods: [InterfaceRequirement])
  {
    self.declaration = declaration
    self.name = name
    actions = zip(declaration.variables, methods).map { DeclaredAction($0, of: $1) }
    place = nil
  }

  var isListeners: Bool { place == nil }

  var isTopLevel: Bool { place?.isTopLevel == true }

  /// The declarations of the properties that are no actions.
  var others: [VariableDeclSyntax] { declaration.variables.filter { !$0.isAction } }

  var properties: [StoredProperty] { others.flatMap(StoredProperty.properties) }

  /// The parameters of the initialiser, in the order of the declarations.
  var parameters: [String] {
    declaration.variables.flatMap { variable in
      variable.isAction
        ? [DeclaredAction(variable).memberwiseParameter]
        : StoredProperty.properties(of: variable).map(\.parameter)
    }
  }

  var initializers: [InitializerDeclSyntax] {
    declaration.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
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
    place?.isForProtocols == true && !actions.isEmpty
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

extension StructDeclSyntax {
  fileprivate var variables: [VariableDeclSyntax] {
    memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
  }
}

extension VariableDeclSyntax {
  fileprivate var isAction: Bool { attributes.first("Action") != nil }
}

extension AttributeSyntax {
  /// The name without its module.
  var name: String {
    if let member = attributeName.as(MemberTypeSyntax.self) { return member.name.text }
    return attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? attributeName.trimmedDescription
  }
}
