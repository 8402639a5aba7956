import SwiftSyntax
import SwiftSyntaxBuilder

/// A protocol of actions as its author wrote it, and what the macro writes for it.
struct Interface {
  let declaration: ProtocolDeclSyntax
  let isNested: Bool
  let requirements: [InterfaceRequirement]
  /// The listeners, as a screen of these actions would have them.
  let listeners: Screen

  init?(_ declaration: some SyntaxProtocol, in lexicalContext: [Syntax]) {
    guard let declaration = declaration.as(ProtocolDeclSyntax.self) else { return nil }
    self.declaration = declaration
    isNested = !lexicalContext.isEmpty
    requirements = declaration.memberBlock.members
      .compactMap { $0.decl.as(FunctionDeclSyntax.self) }.map(InterfaceRequirement.init)
    let access = declaration.modifiers.map { $0.name.text + " " }.joined()
    let text = """
      \(access)struct \(declaration.name.text)Listeners {
      \(requirements.map { $0.property(access) }.joined(separator: "\n"))
      }
      """
    guard let structure = DeclSyntax(stringLiteral: text).as(StructDeclSyntax.self) else {
      return nil
    }
    listeners = Screen(structure, in: [], called: declaration.name.text)
  }

  var name: String { declaration.name.text }

  private var access: String { listeners.access }

  private var pairs: [(InterfaceRequirement, DeclaredAction)] {
    Array(zip(requirements, listeners.actions))
  }

  /// Writes the requirements by which a conformer's types tell what it implements.
  ///
  /// A method of the conformer gives `Void`, and the default implementation `Unheard`.
  var answers: [String] {
    pairs.map { "associatedtype \($1.answerType(in: listeners)) = Unheard" }
      + pairs.map { requirement, action in
        "@_disfavoredOverload @discardableResult "
          + requirement.declared(answering: action.answerType(in: listeners))
      }
  }

  /// Writes the default implementations: one that does nothing, and one for the answer.
  func defaults(of type: some TypeSyntaxProtocol) -> [ExtensionDeclSyntax] {
    let nothing = requirements.map { access + $0.declared() + " {}" }
    return [Unparsed.extending(type, lines(nothing))]
      + pairs.map { requirement, action in
        Unparsed.extending(
          type, where: "\(action.answerType(in: listeners)) == Unheard",
          "  @_disfavoredOverload @discardableResult \(access)"
            + requirement.declared(answering: "Unheard") + " { Unheard() }")
      }
  }

  /// Writes the struct of the listeners, which a screen has as a property.
  var listenersStructure: String {
    let members = [
      requirements.map { $0.property(access) }.joined(separator: "\n"),
      listeners.initializer(takesConformer: false), listeners.preparing, addingConformer,
      """
      /// All actions, for `sharingActions(_:)`.
      \(access)var allActions: SharedActions {
        SharedActions(\(requirements.map { "$" + $0.name }.joined(separator: ", ")))
      }
      """,
    ]
    return """
      /// Who listens to `\(name)`: the property `actions` of a screen.
      @MainActor
      \(access)struct \(name)Listeners: DynamicProperty {
      \(members.map { lines($0.split(separator: "\n").map(String.init)) }.joined(separator: "\n\n"))
      }
      """
  }

  private var addingConformer: String {
    """
    /// Has a conformer listen to the actions that it implements. An object is held weakly.
    \(access)mutating func add<Conformer: \(name)>(_ conformer: Conformer) {
      let link = ActionsLink(conformer)
    \(lines(pairs.map(listening)))
    }
    """
  }

  private func listening(_ requirement: InterfaceRequirement, _ action: DeclaredAction) -> String {
    let answer = "Conformer.\(action.answerType(in: listeners)).self"
    let call = "\(action.trying)link.conformer?.\(requirement.call(action.parameters.map(\.name)))"
    return "_\(action.text).listen(link, \(answer), { \(action.closureHead)\(call) })"
  }

  /// Writes the protocol of the screens, whose requirements are the chained modifiers.
  var screens: String {
    let modifiers = listeners.actions.map { action in
      (action.documentation.isEmpty
        ? ["/// Listens to `\(action.text)`."] : action.documentation)
        + ["func \(action.text)(_ action: (\(action.functionText))?) -> Self"]
    }
    return """
      /// A screen that reports `\(name)`.
      @ActionsForms @MainActor
      \(access)protocol \(name)Screen: View {
        /// Who listens.
        var actions: \(name)Listeners { get set }
        /// Has a conformer listen to the actions that it implements. An object is held weakly.
        func actions<Conformer: \(name)>(_ conformer: Conformer) -> Self
      \(lines(modifiers.flatMap { $0 }))
      }
      """
  }
}
