extension Declarations {
  /// A type, and what it inherits or conforms to as far as the package declares it: each once, as
  /// they are looked up.
  func lineage(of type: TypeDeclaration) -> some Sequence<TypeDeclaration> {
    sequence(state: (seen: Set<Location>(), waiting: [type], last: TypeDeclaration?.none)) {
      state in
      if let last = state.last {
        state.waiting += last.inherited.reversed().compactMap {
          self.type($0, in: last.name, from: last.file)
        }
      }
      state.last = nil
      while let next = state.waiting.popLast() {
        guard state.seen.insert(next.location).inserted else { continue }
        state.last = next
        return next
      }
      return nil
    }
  }

  /// Whether a type names a protocol or class, or one of the package that does.
  func conforms(_ type: TypeDeclaration, to names: Set<String>) -> Bool {
    var seen: Set<String> = [type.shortName]
    var waiting = type.inherited
    while let next = waiting.popLast() {
      let name = next.split(separator: ".").last.map(String.init) ?? next
      if names.contains(name) { return true }
      if seen.insert(name).inserted { waiting += types(named: name).flatMap(\.inherited) }
    }
    return false
  }
}
