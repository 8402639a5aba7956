/// Keeps the state of views for another build of the program, which shows the same places.
///
/// State is found again by the types of the views around it, the names of its properties, and its
/// number among equals, in the order in which views appear.
@MainActor
package final class StateKeeper {
  private var waiting: [String: StateTree]
  private var counts: [String: Int] = [:]
  /// The names of the property whose value is being made.
  var property = ""

  package init(_ states: [String: StateTree] = [:]) { waiting = states }

  /// Returns a value with what was kept of it; nil where nothing was.
  func restore<Value>(_ value: Value, in node: Node) -> Value? {
    guard !waiting.isEmpty else { return nil }
    let name = Self.name(of: node) + property
    let number = counts[name, default: 0]
    counts[name] = number + 1
    return waiting.removeValue(forKey: "\(name)#\(number)")?.merged(into: value)
  }

  /// What the views below a node keep now.
  package static func states(below root: Node, atMost limit: Int = .max) -> [String: StateTree] {
    var states: [String: StateTree] = [:]
    var counts: [String: Int] = [:]
    var pending = [root]
    while states.count < limit, let node = pending.popLast() {
      for (property, state) in node.keptStates {
        let name = name(of: node) + property
        let number = counts[name, default: 0]
        counts[name] = number + 1
        if let state { states["\(name)#\(number)"] = state }
      }
      let first = pending.count
      node.forEachChild { pending.append($0) }
      pending[first...].reverse()
    }
    return states
  }

  /// The types of the views around a node, the innermost first.
  private static func name(of node: Node) -> String {
    var name = ""
    var current: Node? = node
    while let node = current {
      if let type = node.viewType {
        // What stands in a view may be part of its type, and changes with its text.
        let typeName = _typeName(type, qualified: true).prefix { $0 != "<" }
        if name.isEmpty || !typeName.hasPrefix("MeerkatViews.") { name += typeName + "/" }
      }
      current = node.parent
    }
    return name
  }
}
