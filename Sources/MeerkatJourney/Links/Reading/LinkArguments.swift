import MeerkatPatterns

/// The values in a link for the parameters of one pattern, read one after the other.
struct LinkArguments {
  private let sources: [LinkPattern.Source]
  let run: LinkRun
  let queries: [LinkQuery]
  private var place = 0

  init(_ pattern: LinkPattern, run: LinkRun, queries: [LinkQuery]) {
    sources = pattern.sources
    (self.run, self.queries) = (run, queries)
  }

  /// The value of the next parameter.
  mutating func next<Value: LinkParameter>(_: Value.Type) throws(LinkError) -> Value {
    defer { place += 1 }
    switch sources[place] {
    case .segment(let cell, let parameter): return try value(in: cell, of: parameter)
    case .tail(let first, let parameter): return try values(from: first, of: parameter)
    case .query(let name): return try values(named: name)
    }
  }

  private func value<Value: LinkParameter>(
    in cell: Int, of parameter: String
  ) throws(LinkError) -> Value {
    if let value = Value.read(linkTexts: [run[cell].text]) { return value }
    throw wrongType(of: cell, parameter: parameter, expected: Value.linkExpectation)
  }

  private func values<Value: LinkParameter>(
    from first: Int, of parameter: String
  ) throws(LinkError) -> Value {
    let texts = run.cells.dropFirst(first).map(\.text)
    if let values = Value.read(linkTexts: texts) { return values }
    let wrong = texts.firstIndex { Value.read(linkTexts: [$0]) == nil }.map { first + $0 }
    throw wrongType(of: wrong ?? first, parameter: parameter, expected: Value.linkExpectation)
  }

  private func values<Value: LinkParameter>(named name: String) throws(LinkError) -> Value {
    let texts = queries.filter { $0.name == name }.map(\.value)
    if let value = Value.read(linkTexts: texts) { return value }
    guard let last = texts.last else {
      throw .missingQuery(name: name, expected: Value.linkExpectation)
    }
    let wrong = texts.last { Value.read(linkTexts: [$0]) == nil }
    throw .wrongQuery(name: name, value: wrong ?? last, expected: Value.linkExpectation)
  }

  private func wrongType(of cell: Int, parameter: String, expected: String) -> LinkError {
    .wrongType(
      segment: run[cell].text, position: run[cell].place + 1, parameter: parameter,
      expected: expected)
  }
}
