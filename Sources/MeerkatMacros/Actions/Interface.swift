import SwiftSyntax
import SwiftSyntaxBuilder

/// A protocol of actions as its author wrote it.
struct Interface {
  let declaration: ProtocolDeclSyntax
  let place: DeclarationContext
  let requirements: [InterfaceRequirement]
  let types: InterfaceTypes
  /// The listeners, as a screen of these actions would have them.
  let listeners: Screen

  init?(_ declaration: some SyntaxProtocol, in lexicalContext: [Syntax]) {
    guard let declaration = declaration.as(ProtocolDeclSyntax.self) else { return nil }
    let requirements = declaration.memberBlock.all(FunctionDeclSyntax.self).map(
      InterfaceRequirement.init)
    let types = InterfaceTypes(declaration)
    let text = """
      \(declaration.modifiers.text)struct \(declaration.name.text)Listeners\(types.generic) {
      \(requirements.map { $0.property("") }.joined(separator: "\n"))
      }
      """
    guard let structure = DeclSyntax(stringLiteral: text).as(StructDeclSyntax.self) else {
      return nil
    }
    (self.declaration, self.requirements, self.types) = (declaration, requirements, types)
    place = DeclarationContext(lexicalContext)
    listeners = Screen(listeners: structure, of: declaration.name.text, requirements)
  }

  var name: String { declaration.name.text }

  var access: String { listeners.access }

  var pairs: [(InterfaceRequirement, DeclaredAction)] {
    Array(zip(requirements, listeners.actions))
  }

  /// Those that a conformer may leave out.
  private var optional: [(InterfaceRequirement, DeclaredAction)] {
    pairs.filter { $0.0.hasDefault }
  }

  /// Writes the requirements by which a conformer's types tell what it implements.
  ///
  /// A method of the conformer gives its result, and the default implementation `Unimplemented`.
  var answers: [String] {
    optional.map { "associatedtype \($1.answerType(in: listeners)) = GeneratedCode.Unimplemented" }
      + names
      + optional.map { requirement, action in
        "@_disfavoredOverload @discardableResult "
          + requirement.declared(answering: action.answerType(in: listeners))
      }
  }

  /// Writes the default implementations: one that does nothing, and one for the answer.
  ///
  /// The first is not bound to `Unimplemented`: the compiler would no longer find out the answers itself.
  func defaults(of type: some TypeSyntaxProtocol) -> [ExtensionDeclSyntax] {
    guard !optional.isEmpty else { return [] }
    let visible = optional.map { requirement, action in
      let answer = action.answerType(in: listeners)
      return (place.isNested ? requirement.naming(action, answer) : requirement, action)
    }
    let nothing = visible.map { "\(access)\($0.0.declared()) \($0.0.nothing)" }
    return [Unparsed.extending(type, lines(nothing))]
      + visible.map { requirement, action in
        Unparsed.extending(
          type, where: "\(action.answerType(in: listeners)) == GeneratedCode.Unimplemented",
          "  @_disfavoredOverload @discardableResult \(access)"
            + requirement.declared(answering: "GeneratedCode.Unimplemented") + " { .init() }")
      }
  }
}
