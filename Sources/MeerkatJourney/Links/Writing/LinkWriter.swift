/// An address that is being written, to which each flow adds its part.
package struct LinkWriter: Sendable {
  enum Item: Sendable {
    case segment(LinkSegment)
    /// The queries of the step that ends here, and all the names that it reads.
    case queries(names: [String], [LinkQuery])

    /// The item where each step has its own queries.
    var segment: LinkSegment {
      switch self {
      case .segment(let segment): segment
      case .queries(_, let queries): .with(queries)
      }
    }

    /// Whether the item is a part of a place, and no mark between places.
    var isInPlace: Bool { segment.isInPlace }
  }

  private(set) var items: [Item] = []
  /// Whether this is the part of a child flow.
  let isChild: Bool
  /// How many child flows the last segments are in.
  private var depth = 0

  /// Creates a writer for the outermost flow.
  package init() { self.init(isChild: false) }

  init(isChild: Bool) { self.isChild = isChild }

  mutating func append(_ items: [Item]) { self.items += items }

  mutating func append(_ segment: LinkSegment) { items.append(.segment(segment)) }

  /// Appends the part of a child flow.
  mutating func append(_ part: LinkWriter, marked: Bool) {
    guard !part.items.isEmpty else { return }
    if marked { append(.down) }
    items += part.items
    depth = part.depth + 1
  }

  /// Comes back from all child flows.
  mutating func leaveChildren() {
    for _ in 0..<depth { append(.up) }
    depth = 0
  }

  /// The address: its path and query.
  ///
  /// A query at the end that holds for all steps that agree with it is shorter, and may let a
  /// further parent match. Read the address to be sure, and where it does, write the queries with
  /// each step.
  package func text(sharingQueries: Bool) -> String {
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
    var text = segments.isEmpty ? "/" : ""
    for segment in segments.reversed() { segment.write(into: &text) }
    if !shared.queries.isEmpty {
      text += "?"
      LinkQuery.write(shared.queries, into: &text)
    }
    return text
  }

  /// The address, as short as it is read back.
  ///
  /// - Parameters:
  ///   - limits: How much is read at most.
  ///   - isReadBack: Whether an address leads to what was written.
  /// - Returns: The address, or nil when it is not read back.
  /// - Throws: That the address is longer than the limits.
  package func text(
    limits: LinkLimits = LinkLimits(), isReadBack: (LinkAddress) -> Bool
  ) throws(LinkError) -> String? {
    for sharing in [true, false] {
      let text = text(sharingQueries: sharing)
      if isReadBack(try LinkAddress(text, limits: limits)) { return text }
    }
    return nil
  }
}

/// The query at the end of an address, as far as the steps agree; the topmost has the first say.
private struct SharedQueries {
  private(set) var queries: [LinkQuery] = []
  private var decided: Set<String> = []

  /// Takes a step's queries, or answers false when they are others than those decided.
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
