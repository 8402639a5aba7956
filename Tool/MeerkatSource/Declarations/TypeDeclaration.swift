public import SwiftSyntax

/// A type that the sources declare, together with its extensions.
public struct TypeDeclaration: Sendable {
  /// What kind of type it is.
  public enum Kind: String, Codable, Sendable {
    case `actor`, `class`, `enum`, `protocol`, `struct`

    /// A type of another package, of which only the extensions here are known.
    case `extension`
  }

  /// The full name, such as `CourseFlow.Destination`, without generic parameters.
  public let name: String

  /// What kind of type it is.
  public let kind: Kind

  /// Where its name is.
  public let location: Location

  /// The file that declares it.
  public let file: SourceFile

  /// The names of its generic parameters.
  public let generics: [String]

  /// The attributes of the declaration.
  public let attributes: [Attribute]

  /// The declaration.
  public let syntax: any DeclGroupSyntax

  /// What it inherits and conforms to, also in extensions, without generic arguments.
  public internal(set) var inherited: [String] = []

  /// Its properties, stored and computed, also in extensions.
  public internal(set) var properties: [Property] = []

  /// Its cases, in the order of the source; nothing but an enumeration has any.
  public internal(set) var cases: [EnumCase] = []

  /// Its functions and initialisers, also in extensions.
  public internal(set) var functions: [Function] = []

  /// What its type aliases and associated types with a default stand for, by their names.
  public internal(set) var aliases: [String: TypeSyntax] = [:]

  /// The last part of the name.
  public var shortName: String { String(name.split(separator: ".").last ?? "") }

  /// Returns whether the type names another as what it inherits or conforms to.
  ///
  /// - Parameter name: The name of a class or protocol, without its module or generic arguments.
  /// - Returns: Whether the name is in an inheritance clause of the type or one of its extensions.
  public func inherits(_ name: String) -> Bool { inherited.contains(name) }

  /// Returns an attribute by its name.
  ///
  /// - Parameter name: The name without the `@`.
  /// - Returns: The first one of this name, or nil.
  public func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// An attribute, such as `@Link("todos/{id}")`.
public struct Attribute: Sendable {
  /// The name without the `@`, such as `Link`.
  public let name: String

  /// The arguments, if it has labelled or unlabelled expressions.
  public let arguments: LabeledExprListSyntax?

  /// Where it is.
  public let location: Location
}

/// A property of a type.
public struct Property: Sendable {
  /// The name.
  public let name: String

  /// The type, if it is written.
  public let type: TypeSyntax?

  /// The initial value.
  public let value: ExprSyntax?

  /// What computes the value or observes its changes.
  public let accessors: AccessorBlockSyntax?

  /// Whether it is computed.
  public let isComputed: Bool

  /// Whether it is declared with `let`.
  public let isConstant: Bool

  /// Its modifiers, such as `private` and `static`.
  public let modifiers: [String]

  /// Its attributes and property wrappers.
  public let attributes: [Attribute]

  /// Where its name is.
  public let location: Location

  /// The file that declares it.
  public let file: SourceFile

  /// The declaration.
  public let syntax: VariableDeclSyntax
}

/// A case of an enumeration.
public struct EnumCase: Sendable {
  /// The name.
  public let name: String

  /// The associated values.
  public let parameters: [EnumCaseParameterSyntax]

  /// The attributes of its declaration.
  public let attributes: [Attribute]

  /// Where its name is.
  public let location: Location
}

/// A function or an initialiser.
public struct Function: Sendable {
  /// The name, without parameters; `init` for an initialiser.
  public let name: String

  /// The parameters.
  public let parameters: FunctionParameterListSyntax

  /// The type of the result, if it is written.
  public let result: TypeSyntax?

  /// The body; nil for a requirement of a protocol.
  public let body: CodeBlockSyntax?

  /// Its attributes.
  public let attributes: [Attribute]

  /// Where its name is.
  public let location: Location

  /// The file that declares it.
  public let file: SourceFile

  /// The name with the labels, as in `didSelect(_:)`.
  public var signature: String {
    name + "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }
}
