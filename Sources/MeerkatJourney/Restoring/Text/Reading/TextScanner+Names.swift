extension TextScanner {
  /// Whether one name comes before another, by their bytes.
  func isName(_ name: Int, before other: Int) -> Bool {
    bytes.isRange(tokens[name].range, before: tokens[other].range)
  }

  /// Refuses an object in which two values have one name: readers would not agree on what it says.
  func checkNames(of object: Int) throws(TextProblem) {
    let sorted = tokens.names(of: object, sortedIn: bytes)
    for (name, next) in zip(sorted, sorted.dropFirst()) where !isName(name, before: next) {
      throw .nameTwice(String(decoding: bytes[tokens[name].range], as: UTF8.self))
    }
  }
}

extension [TextToken] {
  /// The names of an object, in the order of their bytes.
  func names(of object: Int, sortedIn bytes: [UInt8]) -> [Int] {
    var names: [Int] = []
    names.reserveCapacity(Int(self[object].count))
    var name = object + 1
    for _ in 0..<self[object].count {
      names.append(name)
      name = Int(self[name + 1].next)
    }
    return names.sorted { bytes.isRange(self[$0].range, before: self[$1].range) }
  }
}
