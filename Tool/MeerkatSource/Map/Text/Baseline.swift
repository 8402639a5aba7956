/// A map as sorted lines without line numbers: what a pull request compares.
///
/// Code can move without a change here, but a way that comes or goes is a line more or less.
public struct Baseline: Hashable, Sendable {
  /// The lines, sorted.
  public let lines: [String]

  /// Makes the baseline of a map.
  ///
  /// - Parameter map: The map.
  public init(of map: FlowMap) {
    var lines: Set<String> = []
    for flow in map.appFlows {
      lines.insert(flow.name + (flow.outcome.map { " ends with \($0)" } ?? ""))
      for destination in flow.destinations {
        lines.formUnion(Self.lines(of: destination, in: flow).map { "\(flow.name).\($0)" })
      }
    }
    for way in map.appWays {
      let from = way.from.map { $0.flow + ($0.destination.isEmpty ? "" : "." + $0.destination) }
      lines.insert(
        "\(from ?? way.flow): \(way.sentence(in: from == nil ? way.flow : way.from?.flow ?? ""))")
    }
    self.lines = lines.sorted()
  }

  /// Reads a baseline.
  ///
  /// - Parameter text: What ``text`` was; empty lines and lines that begin with `#` don't count.
  public init(text: String) {
    lines = text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.hasPrefix("#") && $0.contains { !$0.isWhitespace } }.sorted()
  }

  /// The lines as a text for a file.
  public var text: String {
    "# The map of this app's flows, as `meerkat map --write` puts it down.\n"
      + lines.map { $0 + "\n" }.joined()
  }

  /// Returns what has changed since an older baseline: lines that are gone after `-`, new ones after `+`.
  ///
  /// - Parameter old: The older baseline.
  /// - Returns: The changes, sorted by their lines; none if nothing has changed.
  public func changes(since old: Baseline) -> [String] {
    let (before, now) = (Set(old.lines), Set(lines))
    let gone = before.subtracting(now).map { ($0, "- " + $0) }
    let new = now.subtracting(before).map { ($0, "+ " + $0) }
    return (gone + new).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1)
  }

  private static func lines(of destination: FlowMap.Destination, in flow: FlowMap.Flow) -> [String]
  {
    let name = destination.name
    var lines = [destination.label + (name == flow.root ? " is the root" : "")]
    lines += destination.screens.map { "\(name) shows \($0)" }
    lines += destination.dialog.map { ["\(name) asks \($0)"] } ?? []
    lines += destination.children.map { child in
      "\(name) shows \(child.flow)" + (child.tab.map { " in the tab \($0)" } ?? "")
    }
    lines += destination.addresses.map { "\(name) at \($0)" }
    lines += flow.guards.filter { $0.destinations.contains(name) }.map { "\(name): \($0.sentence)" }
    return lines
  }
}
