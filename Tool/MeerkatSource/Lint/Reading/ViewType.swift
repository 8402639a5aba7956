import SwiftSyntax

/// A member of a view that holds code: its body, another property or a function.
struct ViewMember {
  let name: String
  let file: SourceFile

  /// What runs: bodies and initial values.
  let code: [Syntax]

  /// Whether the code is the initial value of a stored property.
  let isStoredValue: Bool

  /// The calls in the code.
  let calls: [FunctionCallExprSyntax]

  /// The names in the code.
  let references: [DeclReferenceExprSyntax]

  /// The members that the code names after a dot.
  let accesses: [MemberAccessExprSyntax]

  fileprivate init(_ name: String, in file: SourceFile, code: [Syntax], isStoredValue: Bool) {
    (self.name, self.file, self.code, self.isStoredValue) = (name, file, code, isStoredValue)
    let reader = CodeReader(viewMode: .sourceAccurate)
    for node in code { reader.walk(node) }
    (calls, references, accesses) = (reader.calls, reader.references, reader.accesses)
  }
}

/// Collects what the rules ask about a piece of code, in one walk.
private final class CodeReader: SyntaxVisitor {
  var calls: [FunctionCallExprSyntax] = []
  var references: [DeclReferenceExprSyntax] = []
  var accesses: [MemberAccessExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    references.append(node)
    return .visitChildren
  }
  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    accesses.append(node)
    return .visitChildren
  }
}

/// A view of the package, with what the rules ask about it.
struct ViewType {
  let declaration: TypeDeclaration
  let members: [ViewMember]

  /// The properties that belong to each value of the view.
  let properties: [Property]

  private let usesByName: [String: [Use]]

  init(_ declaration: TypeDeclaration) {
    self.declaration = declaration
    let properties = declaration.properties.map { property in
      let code = [property.accessors.map(Syntax.init), property.value.map(Syntax.init)]
      return ViewMember(
        property.name, in: property.file, code: code.compactMap { $0 },
        isStoredValue: property.accessors == nil)
    }
    let functions = declaration.functions.map { function in
      ViewMember(
        function.name, in: function.file, code: function.body.map { [Syntax($0)] } ?? [],
        isStoredValue: false)
    }
    members = (properties + functions).filter { !$0.code.isEmpty }
    self.properties = declaration.properties.filter {
      !$0.isComputed && !$0.modifiers.contains("static")
    }
    let names = Set(self.properties.map(\.name))
    usesByName = Dictionary(grouping: members.flatMap { Use.all(of: names, in: $0) }, by: \.name)
  }

  /// The name as people say it.
  var name: String { declaration.shortName }

  /// All calls in the view's own code.
  var calls: [(call: FunctionCallExprSyntax, member: ViewMember)] {
    members.flatMap { member in member.calls.map { ($0, member) } }
  }

  /// All uses of a property, but for those that set up the view.
  func uses(of name: String) -> [Use] { usesByName[name] ?? [] }
}

extension Property {
  /// The property wrapper of a name.
  func wrapper(_ names: String...) -> Attribute? {
    attributes.first { names.contains($0.name.split(separator: ".").last.map(String.init) ?? "") }
  }

  /// The name of the type: as it is written, or as the initial value or `@Environment` names it.
  var typeName: String? {
    if let name = type?.plainName { return name == "Binding" ? boundType?.plainName : name }
    if let argument = wrapper("Environment")?.arguments?.first?.expression,
      let access = argument.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self"
    {
      return access.base?.trimmedDescription
    }
    guard let value else { return nil }
    if let call = value.as(FunctionCallExprSyntax.self) {
      return call.calledName?.first?.isUppercase == true
        ? call.calledExpression.trimmedDescription : nil
    }
    return value.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
  }

  /// The type of a binding's value, by `@Binding` or `Binding<…>`.
  var boundType: TypeSyntax? {
    if wrapper("Binding") != nil { return type }
    return type?.plainName == "Binding" ? type?.firstGenericArgument : nil
  }

  /// The name of the environment's value: `dismiss` for `@Environment(\.dismiss)`.
  var environmentKey: String? {
    let path = wrapper("Environment")?.arguments?.first?.expression.as(KeyPathExprSyntax.self)
    return path?.components.last?.component.as(KeyPathPropertyComponentSyntax.self)?
      .declName.baseName.text
  }

  /// Whether the property is a closure, optional or not.
  var isClosure: Bool { type?.isFunction == true }
}
