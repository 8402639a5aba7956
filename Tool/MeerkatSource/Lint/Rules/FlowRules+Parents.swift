import SwiftSyntax

extension FlowRules {
  /// Properties that hold the flow above strongly: of a flow that it shows, or of what it keeps.
  func strongParents(_ flows: [TypeDeclaration]) async -> [Finding] {
    let names = Set(flows.map(\.shortName))
    let holders = declarations.types.filter { !$0.file.isTest && $0.kind == .class }
    let found = await holders.mapInParallel { holder in
      holder.properties.compactMap { property -> Finding? in
        guard property.holdsStrongly, let type = property.type?.plainName,
          let parent = declarations.type(type, in: holder.name, from: property.file),
          names.contains(parent.shortName), parent.name != holder.name
        else { return nil }
        let isFlow = names.contains(holder.shortName)
        guard isFlow ? makes(holder, in: parent) : keeps(holder, in: parent) else { return nil }
        return Finding(
          .strongParent, at: property.location,
          "\(holder.shortName) holds \(parent.shortName), which keeps it, so neither is released.",
          "Make the property weak or unowned, or hand on a closure with [unowned self].")
      }
    }
    return Array(found.joined())
  }

  /// Whether a flow makes another one.
  private func makes(_ child: TypeDeclaration, in parent: TypeDeclaration) -> Bool {
    let bodies = parent.functions.compactMap { $0.body.map(Syntax.init) }
    let values = parent.properties.map { Syntax($0.syntax) }
    return (bodies + values).contains { code in
      code.all(FunctionCallExprSyntax.self).contains { $0.calledName == child.shortName }
    }
  }

  /// Whether a flow has a stored property of a type.
  private func keeps(_ child: TypeDeclaration, in parent: TypeDeclaration) -> Bool {
    parent.properties.contains { property in
      guard !property.isComputed, property.holdsStrongly else { return false }
      let called = property.value?.as(FunctionCallExprSyntax.self)?.calledName
      return property.type?.plainName == child.shortName || called == child.shortName
    }
  }
}

extension Property {
  /// Whether a property is stored and keeps what it holds alive.
  fileprivate var holdsStrongly: Bool {
    !isComputed && modifiers.allSatisfy { !["weak", "unowned", "static"].contains($0) }
  }
}
