import SwiftSyntax

/// What the macro writes into the class.
extension FlowClass {
  var writtenMembers: [String] {
    [
      "\(declaration.modifiers.access)let placement = Placement()",
      "@ObservationIgnored private let _$observationRegistrar = Observation.ObservationRegistrar()",
      accessing, mutating,
    ] + notifying
  }

  private var accessing: String {
    """
    internal nonisolated func access<Member>(keyPath: KeyPath<\(declaration.name.text), Member>) {
      _$observationRegistrar.access(self, keyPath: keyPath)
    }
    """
  }

  private var mutating: String {
    """
    internal nonisolated func withMutation<Member, MutationResult>(
      keyPath: KeyPath<\(declaration.name.text), Member>, _ mutation: () throws -> MutationResult
    ) rethrows -> MutationResult {
      try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
    }
    """
  }

  /// What `@ObservationTracked` asks before it tells observers of an assignment.
  private var notifying: [String] {
    [
      ("", "true"), (": Equatable", "old != new"), (": AnyObject", "old !== new"),
      (": Equatable & AnyObject", "old != new"),
    ].map { constraint, answer in
      """
      private nonisolated func shouldNotifyObservers<Member\(constraint)>(_ old: Member, _ new: Member) -> Bool {
        \(answer)
      }
      """
    }
  }
}

extension DeclModifierListSyntax {
  /// The modifier of what is written, as visible as what it is written for.
  var access: String {
    for modifier in self {
      switch modifier.name.tokenKind {
      case .keyword(.public): return "public "
      case .keyword(.package): return "package "
      default: continue
      }
    }
    return ""
  }
}
