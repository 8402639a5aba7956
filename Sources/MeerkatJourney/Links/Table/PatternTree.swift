import MeerkatPatterns

/// The patterns of a table as a tree, in which patterns with the same beginning share a branch.
///
/// A segment is looked up once, however many patterns there are.
struct PatternTree: Sendable {
  struct Node: Sendable {
    /// Where the tree goes on after a plain segment.
    var texts: [String: Int] = [:]
    /// Where it goes on after any segment, by a parameter.
    var parameter: Int?
    /// The links that end here.
    var ends: [Int] = []
    /// The links whose repeated tail begins here.
    var tails: [Int] = []
  }

  private(set) var nodes = [Node()]

  /// The greatest number of segments that decide which links match, apart from repeated tails.
  private(set) var depth = 0

  init(_ patterns: [LinkPattern]) {
    for (link, pattern) in patterns.enumerated() {
      insert(pattern, link: link)
      depth = max(depth, pattern.parts.count)
    }
  }

  private mutating func insert(_ pattern: LinkPattern, link: Int) {
    var node = 0
    for part in pattern.parts {
      switch part {
      case .text(let text): node = branch(from: node, \.texts[text])
      case .parameter: node = branch(from: node, \.parameter)
      case .tail:
        nodes[node].tails.append(link)
        return
      }
    }
    nodes[node].ends.append(link)
  }

  private mutating func branch(from node: Int, _ way: WritableKeyPath<Node, Int?>) -> Int {
    if let next = nodes[node][keyPath: way] { return next }
    nodes.append(Node())
    nodes[node][keyPath: way] = nodes.count - 1
    return nodes.count - 1
  }
}
