import SwiftSyntax

extension FlowMap {
  /// Reads the map of a package.
  ///
  /// - Parameter package: The parsed package.
  public init(of package: SourcePackage) async {
    self = await withDeepStack { FlowMap(reading: package) }
  }

  private init(reading package: SourcePackage) {
    let reader = FlowReader(declarations: package.declarations)
    let found =
      reader.flows.map { ($0, Flow($0, isView: false, reader)) }
      + reader.views.map { ($0, Flow($0, isView: true, reader)) }
    let wayReader = WayReader(package.declarations, flows: found)
    wayReader.read()
    let calls = package.calls
    let made = Dictionary(found.map { ($0.1.name, calls[$0.0.shortName, default: 0]) }) { $1 }
    flows = found.map { $0.1.adding(wayReader, made: made) }.sorted {
      ($0.name, $0.location) < ($1.name, $1.location)
    }
    ways = wayReader.ways.withoutVague.sorted(by: Way.isBefore)
    files = package.files.count
    addAddresses(made: made)
  }
}

extension FlowMap.Flow {
  fileprivate init(_ type: TypeDeclaration, isView: Bool, _ reader: FlowReader) {
    let destinations = reader.destinations(of: type, isView: isView)
    // A view that follows directions opens no links.
    let links = isView ? [:] : destinations.map(reader.links) ?? [:]
    name = type.name
    location = type.location
    isTest = type.file.isTest
    self.isView = isView
    destinationType = destinations?.name ?? reader.destinationName(of: type) ?? "?"
    outcome = type.aliases["Outcome"]?.trimmedDescription
    let begin = isView ? nil : reader.root(of: type)?.lastName
    root = destinations?.cases.contains { $0.name == begin } == true ? begin : nil
    self.destinations =
      destinations.map {
        $0.cases.map { FlowMap.Destination($0, links: links[$0.name] ?? []) }
      } ?? []
  }

  /// The flow with what the code of its screens shows.
  fileprivate func adding(_ reader: WayReader, made: [String: Int]) -> Self {
    var flow = self
    flow.isMade = made[name, default: 0] > 0
    flow.guards = reader.guards[name] ?? []
    for index in destinations.indices {
      guard let found = reader.findings[place(destinations[index])] else { continue }
      flow.destinations[index].children = found.children
      flow.destinations[index].screens = found.names
      flow.destinations[index].dialog = found.dialogTitle
    }
    return flow
  }
}

extension WayReader.ScreenFindings {
  /// The package's screens; if there are none, the first view of SwiftUI's.
  fileprivate var names: [String] {
    if !screens.isEmpty { return screens }
    return children.isEmpty && dialogTitle == nil ? foreignView.map { [$0] } ?? [] : []
  }
}

extension FlowMap.Destination {
  fileprivate init(_ element: EnumCase, links: [FlowMap.Link]) {
    name = element.name
    values = element.parameters.map(\.type.trimmedDescription)
    location = element.location
    self.links = links
  }
}

extension [FlowMap.Way] {
  /// Without those that say less about the same call than another one does.
  fileprivate var withoutVague: Self {
    let causes = Dictionary(grouping: self) { Call($0) }.mapValues { $0.map(\.cause) }
    return filter { way in
      let others = causes[Call(way), default: []].filter { $0 != way.cause }
      if way.cause == way.handler { return others.isEmpty }
      return !others.contains { $0.hasSuffix("." + way.cause) }
    }
  }
}

/// A call as it is seen from a destination.
private struct Call: Hashable {
  let from: FlowMap.Place?
  let location: Location
  let target: FlowMap.Target

  init(_ way: FlowMap.Way) { (from, location, target) = (way.from, way.location, way.target) }
}

extension SourcePackage {
  /// How often code outside of tests calls names as functions or initialisers.
  fileprivate var calls: [String: Int] {
    var calls: [String: Int] = [:]
    for file in files where !file.isTest {
      var before: TokenSyntax?
      for token in file.tree.tokens(viewMode: .sourceAccurate) {
        if token.tokenKind == .leftParen, let before, case .identifier(let name) = before.tokenKind
        {
          calls[name, default: 0] += 1
        }
        before = token
      }
    }
    return calls
  }
}

extension FlowMap.Way {
  fileprivate static func isBefore(_ one: Self, _ other: Self) -> Bool {
    one.order.lexicographicallyPrecedes(other.order)
      || (one.order == other.order && one.location < other.location)
  }

  private var order: [String] {
    [flow, from?.flow ?? "", from?.destination ?? "", cause, verb] + target.names
  }
}
