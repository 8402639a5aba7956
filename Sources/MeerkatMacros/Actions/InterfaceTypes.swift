import SwiftSyntax

/// The associated types that the author of a protocol of actions declares.
///
/// The code that the macro generates beside the protocol is generic over them.
struct InterfaceTypes {
  private let parameters: [(name: String, inherited: String)]
  /// What is said about them after `where`.
  private let constraints: [String]

  init(_ declaration: ProtocolDeclSyntax) {
    let types = declaration.memberBlock.all(AssociatedTypeDeclSyntax.self)
    parameters = types.map { type in
      let inherited = type.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
      return (type.name.text, inherited.joined(separator: " & "))
    }
    let clauses = types.map(\.genericWhereClause) + [declaration.genericWhereClause]
    constraints = clauses.compactMap { $0 }.flatMap(\.requirements).map(
      \.requirement.trimmedDescription)
  }

  private var declared: [String] {
    parameters.map { $0.inherited.isEmpty ? $0.name : "\($0.name): \($0.inherited)" }
  }

  /// The parameters of a generic struct, such as `<Item: Hashable>`.
  var generic: String { parameters.isEmpty ? "" : "<\(declared.joined(separator: ", "))>" }

  /// The arguments of the struct, such as `<Item>`.
  var arguments: String {
    parameters.isEmpty ? "" : "<\(parameters.map(\.name).joined(separator: ", "))>"
  }

  /// The same types in another protocol.
  var associated: [String] { declared.map { "associatedtype \($0)" } }

  /// What is said about the types, followed by a space.
  var constraint: String {
    constraints.isEmpty ? "" : "where \(constraints.joined(separator: ", ")) "
  }
}
