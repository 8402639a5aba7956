import MeerkatPatterns

extension DeepLink {
  /// How two links that can match the same address compete.
  enum Rivalry {
    /// No address matches both.
    case none
    /// One is more specific, and wins.
    case ordered
    /// Both match exactly the same addresses, as far as their shape tells.
    case sameShape
    /// Each is more specific than the other in some segment.
    case overlap
  }

  /// Returns how this link and another compete.
  func rivalry(with other: DeepLink) -> Rivalry {
    guard let places = comparedPlaces(with: other) else { return .none }
    var isMoreSpecific = false
    var isLessSpecific = false
    for place in 0..<places {
      let one = slot(at: place)
      let two = other.slot(at: place)
      guard one.overlaps(two) else { return .none }
      if one.rank > two.rank { isMoreSpecific = true }
      if one.rank < two.rank { isLessSpecific = true }
    }
    if isMoreSpecific && isLessSpecific { return .overlap }
    return isMoreSpecific || isLessSpecific ? .ordered : .sameShape
  }

  /// The number of segments to compare, including one more where a tail begins or a path ends; nil
  /// if no path can have the length of both.
  private func comparedPlaces(with other: DeepLink) -> Int? {
    let lengths = (fixedLength, other.fixedLength)
    switch (pattern.hasTail, other.pattern.hasTail) {
    case (false, false): return lengths.0 == lengths.1 ? lengths.0 : nil
    case (true, false): return lengths.0 <= lengths.1 ? lengths.1 + 1 : nil
    case (false, true): return lengths.1 <= lengths.0 ? lengths.0 + 1 : nil
    case (true, true): return max(lengths.0, lengths.1) + 1
    }
  }

  private var fixedLength: Int { pattern.parts.count - (pattern.hasTail ? 1 : 0) }

  private func slot(at place: Int) -> LinkSlot {
    guard place < pattern.parts.count else {
      return pattern.hasTail ? .tail(tailType) : .end
    }
    switch pattern.parts[place] {
    case .text(let text): return .text(text)
    case .parameter: return .parameter(parameters[index(ofParameterAt: place)])
    case .tail: return .tail(tailType)
    }
  }

  private var tailType: LinkParameterType {
    parameters[index(ofParameterAt: pattern.parts.count - 1)]
  }

  private func index(ofParameterAt place: Int) -> Int {
    pattern.parts[..<place].count { $0.parameter != nil }
  }
}

/// A pattern's content at one position, for comparison.
private enum LinkSlot {
  case text(String)
  case parameter(LinkParameterType)
  case tail(LinkParameterType)
  case end

  /// Greater if it is more specific.
  var rank: Int {
    switch self {
    case .end: 3
    case .text: 2
    case .parameter: 1
    case .tail: 0
    }
  }

  /// Whether a segment can fit both; an end fits a tail.
  func overlaps(_ other: LinkSlot) -> Bool {
    switch (self, other) {
    case (.text(let one), .text(let two)): one == two
    case (.text(let text), .parameter(let type)), (.text(let text), .tail(let type)),
      (.parameter(let type), .text(let text)), (.tail(let type), .text(let text)):
      type.accepts(text)
    case (.parameter(let one), .parameter(let two)), (.parameter(let one), .tail(let two)),
      (.tail(let one), .parameter(let two)):
      one.overlaps(two)
    case (.tail, .tail), (.tail, .end), (.end, .tail), (.end, .end): true
    case (.end, _), (_, .end): false
    }
  }
}
