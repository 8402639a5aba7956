import MeerkatPatterns

extension LinkProblem {
  /// Finds all mistakes in a table: first those of single links, then those of pairs.
  static func search<Destination>(_ links: [DeepLink<Destination>]) -> [LinkProblem] {
    let own = links.compactMap { link in
      link.flaw.map { LinkProblem($0, in: link.pattern.text) }
    }
    let sound = links.filter { $0.flaw == nil }
    return own
      + sound.indices.flatMap { place in
        sound[(place + 1)...].compactMap { other in
          sound[place].flaw(beside: other).map {
            LinkProblem($0, in: sound[place].pattern.text, and: other.pattern.text)
          }
        }
      }
  }
}

extension DeepLink {
  /// What is wrong with the link by itself.
  fileprivate var flaw: LinkProblem.Flaw? {
    if let flaw = pattern.flaw { return flaw }
    guard pattern.parameters.count == parameters.count else {
      return .count(parameters: pattern.parameters.count, values: parameters.count)
    }
    let inPath = pattern.parts.filter { $0.parameter != nil }
    for (part, type) in zip(inPath, parameters) {
      if case .parameter(let name) = part, type.count != .one { return .notOneValue(name) }
      if case .tail(let name) = part, type.count != .any { return .notAnArray(name) }
    }
    return nil
  }

  /// What is wrong with this link and another, each of which is sound by itself.
  fileprivate func flaw(beside other: DeepLink) -> LinkProblem.Flaw? {
    if let constant, constant == other.constant, placement == other.placement {
      return .sameDestination(String(describing: constant))
    }
    return switch rivalry(with: other) {
    case .none, .ordered: nil
    case .sameShape: .sameShape
    case .overlap: .overlap
    }
  }
}
