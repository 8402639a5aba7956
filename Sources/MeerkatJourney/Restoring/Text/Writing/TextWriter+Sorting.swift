extension TextWriter {
  /// Whether the name of one value comes before that of another, by their bytes.
  func isName(of node: Int, before other: Int) -> Bool {
    bytes.isRange(nodes[node].name, before: nodes[other].name)
  }

  /// Brings the values of an object into the order of their names, and gives the first.
  ///
  /// Of several values of one name the last counts, as in a dictionary.
  func sortChain(of object: TextNode) -> Int32 {
    var sorted: [Int] = []
    for place in chain(from: object.first).sorted(by: isOrdered) {
      if let last = sorted.last, !isName(of: last, before: place) {
        sorted.removeLast()
        join(last, into: place)
      }
      sorted.append(place)
    }
    for (place, next) in zip(sorted, sorted.dropFirst()) { nodes[place].next = Int32(next) }
    if let last = sorted.last { nodes[last].next = 0 }
    return Int32(sorted.first ?? 0)
  }

  private func isOrdered(_ node: Int, _ other: Int) -> Bool {
    if isName(of: node, before: other) { return true }
    return node < other && !isName(of: other, before: node)
  }

  private func chain(from first: Int32) -> [Int] {
    var places: [Int] = []
    var place = Int(first)
    while place != 0 {
      if nodes[place].kind != .dropped { places.append(place) }
      place = Int(nodes[place].next)
    }
    return places
  }

  /// A container that is asked for twice under one name is one and the same.
  private func join(_ earlier: Int, into later: Int) {
    guard nodes[later].isJoined, nodes[earlier].kind == nodes[later].kind,
      nodes[earlier].first != 0
    else { return }
    nodes[Int(nodes[earlier].last)].next = nodes[later].first
    if nodes[later].first == 0 { nodes[later].last = nodes[earlier].last }
    nodes[later].first = nodes[earlier].first
    nodes[later].isSorted = false
  }
}

extension [UInt8] {
  /// Whether some bytes come before others, as words do in a dictionary.
  func isRange(_ range: Range<Int>, before other: Range<Int>) -> Bool {
    var (place, otherPlace) = (range.lowerBound, other.lowerBound)
    while place < range.upperBound, otherPlace < other.upperBound {
      let (byte, otherByte) = (self[place], self[otherPlace])
      if byte != otherByte { return byte < otherByte }
      place += 1
      otherPlace += 1
    }
    return range.count < other.count
  }
}
