import SwiftSyntax

extension FlowMap {
  /// Reads the map of a package.
  ///
  /// - Parameter package: The parsed package.
  public init(of package: SourcePackage) {
    let reader = FlowReader(declarations: package.declarations)
    flows = reader.flows.map { Flow($0, reader: reader) }.sorted {
      ($0.name, $0.location) < ($1.name, $1.location)
    }
    ways = []
    files = package.files.count
  }
}

extension FlowMap.Flow {
  init(_ type: TypeDeclaration, reader: FlowReader) {
    let destinations = reader.destinations(of: type)
    name = type.name
    location = type.location
    isTest = type.file.isTest
    isView = false
    destinationType = destinations?.name ?? reader.destinationName(of: type) ?? "?"
    outcome = type.aliases.first { $0.name == "Outcome" }?.type?.trimmedDescription
    root = reader.root(of: type)?.lastName
    self.destinations = destinations.map { $0.cases.map(FlowMap.Destination.init) } ?? []
    guards = []
  }
}

extension FlowMap.Destination {
  init(_ element: EnumCase) {
    name = element.name
    values = element.parameters.map(\.type.trimmedDescription)
    location = element.location
    screens = []
    children = []
    links = []
    addresses = []
  }
}
