import SwiftSyntax

/// A flow as its author wrote it: what the macro reads.
struct FlowClass {
  let declaration: ClassDeclSyntax

  init?(_ declaration: some DeclGroupSyntax) {
    guard let declaration = declaration.as(ClassDeclSyntax.self) else { return nil }
    self.declaration = declaration
  }

  var items: [MemberBlockItemSyntax] { Array(declaration.memberBlock.members) }

  /// Whether the author declares the conformance, so that the compiler infers what follows from it.
  var isDeclaredAsFlow: Bool {
    let types = declaration.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return types.contains { $0 == "Flow" || $0.hasSuffix(".Flow") }
  }

  /// Whether the source says that the class is on the main actor.
  var isOnMainActor: Bool {
    isDeclaredAsFlow || declaration.attributes.attribute("MainActor") != nil
  }

  /// The name of the type of destinations; nil where nothing in the class tells.
  var destination: String? {
    let isDeclared = items.contains {
      $0.decl.asProtocol((any NamedDeclSyntax).self)?.name.text == "Destination"
    }
    return isDeclared ? "Destination" : journey?.argumentOfJourney
  }

  /// The item that declares the destinations, where it is an enum in the class.
  var destinationItem: MemberBlockItemSyntax? {
    items.first {
      guard let name = $0.decl.as(EnumDeclSyntax.self)?.name.text else { return false }
      return name == destination
    }
  }

  /// The destinations, as far as the class declares them.
  var cases: [EnumCaseElementSyntax] {
    let members = destinationItem?.decl.as(EnumDeclSyntax.self)?.memberBlock.members
    return members?.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements) ?? []
  }

  var journey: VariableDeclSyntax? { item(ofProperty: "journey")?.decl.as(VariableDeclSyntax.self) }

  var screen: FunctionDeclSyntax? {
    items.lazy.compactMap { $0.decl.as(FunctionDeclSyntax.self) }.first(where: isScreen)
  }

  /// Finds the declaration of a property of the flow.
  func item(ofProperty name: String) -> MemberBlockItemSyntax? {
    items.first { item in
      guard let variable = item.decl.as(VariableDeclSyntax.self), !variable.isStatic else {
        return false
      }
      return variable.bindings.contains { $0.pattern.trimmedDescription == name }
    }
  }

  private func isScreen(_ function: FunctionDeclSyntax) -> Bool {
    let parameters = function.signature.parameterClause.parameters
    return function.name.text == "screen" && parameters.count == 1
      && parameters.first?.firstName.text == "for"
  }

  /// Whether a function is `screen(for:)`, and has to be told that it is a builder.
  ///
  /// The compiler infers it only from a conformance that the author declares. A body that returns is
  /// none.
  func needsBuilder(_ function: FunctionDeclSyntax) -> Bool {
    guard isScreen(function), !isDeclaredAsFlow, let body = function.body else { return false }
    let names = function.attributes.compactMap { $0.as(AttributeSyntax.self)?.name }
    return !names.contains { $0.hasSuffix("Builder") } && !ReturnFinder.finds(in: body)
  }
}

/// Looks for a `return` of the function itself.
private final class ReturnFinder: SyntaxVisitor {
  private var hasReturn = false

  static func finds(in body: CodeBlockSyntax) -> Bool {
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.hasReturn
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    hasReturn = true
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
