import SwiftSyntax

/// What one file declares, before the extensions are joined to their types.
struct FileDeclarations: Sendable {
  /// An extension: the name of its type as it is written, and what it adds.
  struct Extension: Sendable {
    let typeName: String
    let file: SourceFile
    let location: Location
    let syntax: ExtensionDeclSyntax
    let members: Members
  }

  /// What the braces of a type or an extension hold.
  struct Members: Sendable {
    var inherited: [String] = []
    var properties: [Property] = []
    var cases: [EnumCase] = []
    var functions: [Function] = []
    var aliases: [String: TypeSyntax] = [:]
  }

  fileprivate(set) var types: [TypeDeclaration] = []
  fileprivate(set) var extensions: [Extension] = []
  fileprivate(set) var functions: [Function] = []

  init() {}

  init(of file: SourceFile) {
    let reader = DeclarationReader(file: file)
    reader.walk(file.tree)
    self = reader.found
  }
}

/// Collects the types, extensions and functions of a file, also those inside functions.
private final class DeclarationReader: SyntaxVisitor {
  private let file: SourceFile
  private(set) var found = FileDeclarations()
  private var path: [String] = []
  typealias Next = SyntaxVisitorContinueKind

  init(file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> Next { enter(node, .class) }
  override func visit(_ node: StructDeclSyntax) -> Next { enter(node, .struct) }
  override func visit(_ node: EnumDeclSyntax) -> Next { enter(node, .enum) }
  override func visit(_ node: ActorDeclSyntax) -> Next { enter(node, .actor) }
  override func visit(_ node: ProtocolDeclSyntax) -> Next { enter(node, .protocol) }

  override func visitPost(_ node: ClassDeclSyntax) { leave() }
  override func visitPost(_ node: StructDeclSyntax) { leave() }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> Next {
    let name = node.extendedType.plainName ?? node.extendedType.trimmedDescription
    found.extensions.append(
      FileDeclarations.Extension(
        typeName: name, file: file, location: file.location(of: node.extendedType), syntax: node,
        members: MemberReader(file: file, in: node).members))
    path.append(name)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: FunctionDeclSyntax) -> Next {
    if path.isEmpty {
      found.functions.append(Function(node, node.name, node.signature, node.body, in: file))
    }
    return .visitChildren
  }

  private func enter(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeDeclaration.Kind
  ) -> Next {
    path.append(node.name.identifierText)
    let members = MemberReader(file: file, in: node).members
    let generics = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    found.types.append(
      TypeDeclaration(
        name: path.joined(separator: "."), kind: kind, location: file.location(of: node.name),
        file: file, generics: generics?.parameters.map(\.name.identifierText) ?? [],
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

  init(file: SourceFile, in group: some DeclGroupSyntax) {
    self.file = file
    members.inherited = group.inheritanceClause?.inheritedTypes.compactMap(\.type.plainName) ?? []
    read(group.memberBlock.members)
  }

  private mutating func read(_ items: MemberBlockItemListSyntax) {
    for item in items { read(item.decl) }
  }

  private mutating func read(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): for binding in node.bindings { read(binding, of: node) }
    case .functionDecl(let node):
      members.functions.append(Function(node, node.name, node.signature, node.body, in: file))
    case .initializerDecl(let node):
      members.functions.append(
        Function(node, node.initKeyword, node.signature, node.body, in: file))
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
        attributes: attributes, location: file.location(of: element.name)))
  }

  private mutating func add(_ name: TokenSyntax, type: TypeSyntax?) {
    members.aliases[name.identifierText] = members.aliases[name.identifierText] ?? type
  }
}

extension Function {
  fileprivate init(
    _ node: some WithAttributesSyntax, _ name: TokenSyntax, _ signature: FunctionSignatureSyntax,
    _ body: CodeBlockSyntax?, in file: SourceFile
  ) {
    self.init(
      name: name.identifierText, parameters: signature.parameterClause.parameters,
      result: signature.returnClause?.type, body: body,
      attributes: node.attributes.found(in: file), location: file.location(of: name), file: file)
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
