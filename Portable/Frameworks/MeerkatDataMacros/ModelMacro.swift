import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Makes a class a persistent model.
struct ModelMacro {}

extension ModelMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ClassDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("'@Model' can only be applied to a class.")
    }
    let name = model.name.text
    let properties = model.memberBlock.members.compactMap { ModelProperty($0.decl) }
    let isPublic = model.modifiers.contains { ["public", "open"].contains($0.name.text) }
    let access = isPublic ? "public " : ""
    let metadata = properties.map { "    " + $0.metadata(of: name) + ",\n" }.joined()
    let values = properties.map { property in
      property.isConstant
        ? "  \(property.name) = backing.value(of: \\\(name).\(property.name))\n"
        : "  _\(property.name.plainName) = PersistedValue()\n"
    }.joined()
    return [
      """
      \(raw: access)static let _$entity = Schema.Entity(
        \(raw: name).self, name: "\(raw: name.plainName)",
        [
      \(raw: metadata)  ])
      """,
      "\(raw: access)let _$storage = ModelStorage(\(raw: name)._$entity)",
      """
      \(raw: access)required init(_ backing: ModelBacking) {
      \(raw: values)}
      """,
    ]
  }
}

extension ModelMacro: MemberAttributeMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    ModelProperty(member)?.isConstant == false ? ["@_PersistedProperty"] : []
  }
}

extension ModelMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self) else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): PersistentModel {}")]
  }
}

/// Gives a property of a model its accessors, and a place for its value.
struct PersistedPropertyMacro {}

extension PersistedPropertyMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    let (name, path) = (property.name, property.name.plainName)
    return [
      """
      @storageRestrictions(initializes: _\(raw: path))
      init(initialValue) { _\(raw: path) = PersistedValue(initialValue) }
      """,
      """
      get {
        _$storage.access(self, keyPath: \\.\(raw: name))
        if let value = _\(raw: path).value { return value }
        return _$storage.load("\(raw: path)", of: self)
      }
      """,
      """
      set { _$storage.write(newValue, to: "\(raw: path)", of: self) }
      """,
    ]
  }
}

extension PersistedPropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = ModelProperty(declaration) else { return [] }
    return [
      """
      private var _\(raw: property.name.plainName)\(raw: property.storedType)\
      \(raw: property.storedValue)
      """
    ]
  }
}

/// Gives an actor a context of its own.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let isPublic = declaration.modifiers.contains { $0.name.text == "public" }
    let access = isPublic ? "public " : ""
    let initializer: DeclSyntax = """
      \(raw: access)init(modelContainer: ModelContainer) {
        let modelContext = ModelContext(modelContainer)
        self.modelExecutor = DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """
    let isWritten = "\(node)".contains("disableGenerateInit")
    return [
      "\(raw: access)nonisolated let modelExecutor: any ModelExecutor",
      "\(raw: access)nonisolated let modelContainer: ModelContainer",
    ] + (isWritten ? [] : [initializer])
  }

  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    [try ExtensionDeclSyntax("extension \(type.trimmed): ModelActor {}")]
  }
}
