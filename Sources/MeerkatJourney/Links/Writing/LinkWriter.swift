/// An address that is being written, to which each flow adds its part.
///
/// A flow can't know whether the plain form of its part will be read back, because it doesn't know
/// what its children take. So there is a second form, in which marks assign each part to its flow,
/// and ``text(limits:isCut:write:isReadBack:)`` tries both in turn.
package struct LinkWriter: Sendable {
  enum Item: Sendable {
    case segment(LinkSegment)
    /// The queries of the step that ends here, and all the names that it reads.
    case queries(names: [String], [LinkQuery])

    /// Whether the item is a segment in each form of the address.
    var isSegment: Bool {
      if case .segment = self { true } else { false }
    }

    /// The segment for the item if each step has its own queries.
    var segment: LinkSegment {
      switch self {
      case .segment(let segment): segment
      case .queries(_, let queries): .with(queries)
      }
    }
  }

  private(set) var items: [Item] = []
  /// Whether further places follow without marks, where a table reads them like that.
  let isPlain: Bool
  /// Whether this is the part of a child flow.
  let isChild: Bool
  /// Whether flows leave out the steps with which the link would be too long.
  package let isCut: Bool
  /// The number of child flows around the last segments.
  private var depth = 0

  init(isPlain: Bool = true, isChild: Bool = false, isCut: Bool = false) {
    (self.isPlain, self.isChild, self.isCut) = (isPlain, isChild, isCut)
  }

  /// A writer in the same form for the part of a child flow.
  package var child: LinkWriter {
    LinkWriter(isPlain: isPlain, isChild: true, isCut: isCut)
  }

  /// Whether an address of this part alone isn't too long.
  package func fits(_ limits: LinkLimits) -> Bool {
    [true, false].allSatisfy {
      (try? LinkAddress(text(sharingQueries: $0), limits: limits)) != nil
    }
  }

  /// Writes a plain segment, such as the name of a tab.
  package mutating func write(text: String) { append(.text(text)) }

  /// Appends a place of the flow itself, after any child flows.
  mutating func append(_ items: [Item]) {
    self.items += items
    depth = 0
  }

  mutating func append(_ segment: LinkSegment) { items.append(.segment(segment)) }

  /// Whether the first place has no segments, so that its queries follow those of the parent.
  var beginsWithQueries: Bool {
    if case .queries = items.first { true } else { false }
  }

  /// Appends the part of a child flow.
  mutating func append(child: LinkWriter, isMarked: Bool) {
    if isMarked { append(.down) }
    items += child.items
    depth = child.depth + 1
  }

  /// Returns from all child flows by marks.
  mutating func leaveChildren() {
    for _ in 0..<depth { append(.up) }
    depth = 0
  }

  /// Returns the address: its path and query.
  ///
  /// A query at the end, shared by all steps that agree with it, is shorter, but may let a further
  /// parent match. Read the address to be sure, and if it differs, write the queries with each
  /// step.
  func text(sharingQueries: Bool) -> String {
    var shared = SharedQueries()
    var segments: [LinkSegment] = []
    for item in items.reversed() {
      switch item {
      case .segment(let segment): segments.append(segment)
      case .queries(let names, let queries):
        if sharingQueries ? !shared.take(names, queries) : !queries.isEmpty {
          segments.append(.with(queries))
        }
      }
    }
    let path = segments.reversed().map { "/" + $0.written }.joined()
    let query = shared.queries.isEmpty ? "" : "?" + shared.queries.written
    return (path.isEmpty ? "/" : path) + query
  }
}

extension LinkWriter {
  /// Returns the address in the shortest form that is read back.
  ///
  /// - Parameters:
  ///   - limits: The limits on what is read.
  ///   - isCut: Whether each part has to be within the limits, so that flows leave steps out.
  ///   - write: Writes the address in one form.
  ///   - isReadBack: Returns whether an address leads to what was written.
  /// - Returns: The address, or nil if no form is read back.
  /// - Throws: An error that says why the address can't be written or which limit it exceeds.
  package static func text(
    limits: LinkLimits = LinkLimits(),
    isCut: Bool = false,
    write: (inout LinkWriter) throws(LinkError) -> Void,
    isReadBack: (LinkAddress) -> Bool
  ) throws(LinkError) -> String? {
    var tried: Set<String> = []
    for isPlain in [true, false] {
      var writer = LinkWriter(isPlain: isPlain, isCut: isCut)
      try write(&writer)
      for sharing in [true, false] {
        let text = writer.text(sharingQueries: sharing)
        guard tried.insert(text).inserted else { continue }
        if isReadBack(try LinkAddress(text, limits: limits)) { return text }
      }
    }
    return nil
  }
}

/// The query of an address, as far as the steps agree; the topmost step takes precedence.
private struct SharedQueries {
  private(set) var queries: [LinkQuery] = []
  private var decided: Set<String> = []

  /// Takes a step's queries, or returns false if they differ from those decided.
  mutating func take(_ names: [String], _ own: [LinkQuery]) -> Bool {
    let agrees = names.allSatisfy { name in
      !decided.contains(name)
        || queries.filter { $0.name == name } == own.filter { $0.name == name }
    }
    guard agrees else { return false }
    queries += own.filter { !decided.contains($0.name) }
    decided.formUnion(names)
    return true
  }
}
