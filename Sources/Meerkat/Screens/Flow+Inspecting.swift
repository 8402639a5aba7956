import MeerkatJourney
import MeerkatUI

/// The flow at the root of a window, for a host that shows more of it than its screens.
package struct RootFlow: PreferenceKey {
  package typealias Value = Reference?

  package static func reduce(value: inout Reference?, nextValue: () -> Reference?) {
    if let next = nextValue() { value = next }
  }

  /// A weak reference to a flow.
  package struct Reference: Equatable, Sendable {
    package private(set) weak var flow: (any Flow)?
    private let identity: ObjectIdentifier

    init(_ flow: any Flow) {
      self.flow = flow
      identity = ObjectIdentifier(flow)
    }

    package static func == (one: Self, other: Self) -> Bool { one.identity == other.identity }
  }
}

extension Flow {
  /// The flows that the user sees: the one whose screen is on top, then those around it.
  package var shownFlows: [any Flow] { node.shownFlows.compactMap(\.flow) }

  /// Sets a handler that is called synchronously with each event in this flow and those inside.
  ///
  /// Replaces any previous handler.
  package func onNavigation(_ handler: @escaping (NavigationEvent) -> Void) {
    node.watchers.handler = handler
  }
}

extension FlowNode {
  /// The flow whose screen is on top, then those around it.
  var shownFlows: [FlowNode] {
    var nodes = [self]
    while let next = nodes[nodes.count - 1].shownOnTop { nodes.append(next) }
    return nodes.reversed()
  }

  /// The flow that lies on the step at the top, or in its screen; of columns, the one that the user
  /// looks at, unless something covers both.
  private var shownOnTop: FlowNode? {
    let step = top
    let content = step.findContent()
    if let presenting = step.shownNodes.last(where: \.presents) { return presenting }
    return (step.columns?.column).flatMap(content.child)?.node ?? step.shownNodes.last
  }

  /// What the user sees in the other columns, beside the one that the user looks at.
  var shownBeside: [FlowNode] {
    guard let columns = top.columns, let shown = shownOnTop, !shown.presents else { return [] }
    return top.findContent().flows.filter { child in
      child.node !== shown && child.node.isPlaced(in: top)
        && child.tab?.column.map(columns.hides) != true
    }.flatMap(\.node.shownFlows)
  }
}
