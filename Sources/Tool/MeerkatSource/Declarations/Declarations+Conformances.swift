extension Declarations {
  /// Whether a type names a protocol or class, or one of the package that does.
  func conforms(_ type: TypeDeclaration, to names: Set<String>) -> Bool {
    var seen: Set<String> = [type.shortName]
    var waiting = type.inherited
    while let next = waiting.popLast() {
      let name = next.name.split(separator: ".").last.map(String.init) ?? next.name
      if names.contains(name) { return true }
      if seen.insert(name).inserted { waiting += types(named: name).flatMap(\.inherited) }
    }
    return false
  }
}
