import SwiftSyntax

/// What one file declares, before the extensions are joined to their types.
struct FileDeclarations: Sendable {
  /// An extension: the name of its type as it is written, and what it adds.
  struct Extension: Sendable {
    let typeName: String
    let file: SourceFile
    let location: Location
    let syntax: ExtensionDeclSyntax
    var members = Members()
  }

  /// What the braces of a type or an extension hold.
  struct Members: Sendable {
    var inherited: [Inheritance] = []
    var properties: [Property] = []
    var cases: [EnumCase] = []
    var functions: [Function] = []
    var aliases: [Alias] = []
  }

  var types: [TypeDeclaration] = []
  var extensions: [Extension] = []
  var functions: [Function] = []

  init() {}

  init(of file: SourceFile) {
    let reader = DeclarationReader(file: file)
    reader.walk(file.tree)
    types = reader.types
    extensions = reader.extensions
    functions = reader.functions
  }
}

/// Collects the types, extensions and functions of a file, also those inside functions.
private final class DeclarationReader: SyntaxVisitor {
  let file: SourceFile
  var types: [TypeDeclaration] = []
  var extensions: [FileDeclarations.Extension] = []
  var functions: [Function] = []
  private var path: [String] = []

  init(file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .class, generics: node.genericParameterClause)
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .struct, generics: node.genericParameterClause)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .enum, generics: node.genericParameterClause)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .actor, generics: node.genericParameterClause)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .protocol, generics: nil)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.extendedType.plainName ?? node.extendedType.trimmedDescription
    var found = FileDeclarations.Extension(
      typeName: name, file: file, location: file.location(of: node.extendedType), syntax: node)
    found.members = MemberReader(file: file, in: node, isExtension: true).members
    extensions.append(found)
    path.append(name)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if path.isEmpty { functions.append(Function(node, in: file, extensionInherits: [])) }
    return .visitChildren
  }

  private func enter(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeDeclaration.Kind,
    generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    path.append(node.name.identifierText)
    let members = MemberReader(file: file, in: node, isExtension: false).members
    types.append(
      TypeDeclaration(
        name: path.joined(separator: "."), kind: kind, location: file.location(of: node.name),
        file: file, generics: generics?.parameters.map(\.name.identifierText) ?? [],
        modifiers: node.modifiers.map(\.name.text),
        attributes: node.attributes.found(in: file), syntax: node,
        inherited: members.inherited, properties: members.properties, cases: members.cases,
        functions: members.functions, aliases: members.aliases))
    return .visitChildren
  }

  private func leave() { path.removeLast() }
}

/// Reads what stands directly in the braces of a type or an extension, in all branches of `#if`.
private struct MemberReader {
  let file: SourceFile
  var members = FileDeclarations.Members()
  private let extensionInherits: [String]

  init(file: SourceFile, in group: some DeclGroupSyntax, isExtension: Bool) {
    self.file = file
    let inherited = (group.inheritanceClause?.inheritedTypes).map(Array.init) ?? []
    members.inherited = inherited.compactMap { [file] item in
      item.type.plainName.map {
        Inheritance(name: $0, location: file.location(of: item.type), isInExtension: isExtension)
      }
    }
    extensionInherits = isExtension ? members.inherited.map(\.name) : []
    read(group.memberBlock.members)
  }

  private mutating func read(_ items: MemberBlockItemListSyntax) {
    for item in items { read(item.decl) }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): for binding in node.bindings { read(binding, of: node) }
    case .functionDecl(let node):
      members.functions.append(Function(node, in: file, extensionInherits: extensionInherits))
    case .initializerDecl(let node):
      members.functions.append(
        Function(
          name: "init", parameters: node.signature.parameterClause.parameters, result: nil,
          body: node.body, modifiers: node.modifiers.map(\.name.text),
          attributes: node.attributes.found(in: file),
          location: file.location(of: node.initKeyword), file: file,
          extensionInherits: extensionInherits))
    case .enumCaseDecl(let node):
      let attributes = node.attributes.found(in: file)
      for element in node.elements { read(element, attributes: attributes) }
    case .typeAliasDecl(let node): add(node.name, type: node.initializer.value)
    case .associatedTypeDecl(let node): add(node.name, type: node.initializer?.value)
    case .ifConfigDecl(let node):
      for clause in node.clauses {
        if let items = clause.elements?.as(MemberBlockItemListSyntax.self) { read(items) }
      }
    default: break
    }
  }

  private mutating func read(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return }
    members.properties.append(
      Property(
        name: name.identifierText, type: binding.typeAnnotation?.type,
        value: binding.initializer?.value, accessors: binding.accessorBlock,
        isComputed: binding.accessorBlock?.computes ?? false,
        isConstant: node.bindingSpecifier.tokenKind == .keyword(.let),
        modifiers: node.modifiers.map(\.name.text), attributes: node.attributes.found(in: file),
        location: file.location(of: name), file: file, syntax: node))
  }

  private mutating func read(_ element: EnumCaseElementSyntax, attributes: [Attribute]) {
    let name = element.name.identifierText
    // Both branches of an `#if` may declare the same case.
    guard !members.cases.contains(where: { $0.name == name }) else { return }
    members.cases.append(
      EnumCase(
        name: name, parameters: (element.parameterClause?.parameters).map(Array.init) ?? [],
        rawValue: element.rawValue?.value, attributes: attributes,
        location: file.location(of: element.name)))
  }

  private mutating func add(_ name: TokenSyntax, type: TypeSyntax?) {
    members.aliases.append(
      Alias(name: name.identifierText, type: type, location: file.location(of: name)))
  }
}

extension Function {
  fileprivate init(_ node: FunctionDeclSyntax, in file: SourceFile, extensionInherits: [String]) {
    self.init(
      name: node.name.identifierText, parameters: node.signature.parameterClause.parameters,
      result: node.signature.returnClause?.type, body: node.body,
      modifiers: node.modifiers.map(\.name.text), attributes: node.attributes.found(in: file),
      location: file.location(of: node.name), file: file, extensionInherits: extensionInherits)
  }
}

extension AttributeListSyntax {
  /// The attributes, in all branches of `#if`.
  fileprivate func found(in file: SourceFile) -> [Attribute] {
    flatMap { element -> [Attribute] in
      switch element {
      case .attribute(let node):
        return [
          Attribute(
            name: node.attributeName.plainName ?? node.attributeName.trimmedDescription,
            arguments: node.arguments?.as(LabeledExprListSyntax.self),
            location: file.location(of: node))
        ]
      case .ifConfigDecl(let node):
        return node.clauses.flatMap {
          $0.elements?.as(AttributeListSyntax.self)?.found(in: file) ?? []
        }
      }
    }
  }
}

extension AccessorBlockSyntax {
  /// Whether there is a getter, rather than only observers.
  fileprivate var computes: Bool {
    switch accessors {
    case .getter: true
    case .accessors(let list):
      list.contains { !["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}
