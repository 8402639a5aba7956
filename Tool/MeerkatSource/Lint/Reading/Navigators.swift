import SwiftSyntax

/// Knows which types of the package navigate, by what they declare.
struct Navigators: Sendable {
  /// What is known of a type by its name.
  enum Answer: Sendable { case navigates, doesNot, unknown }

  private let package: Declarations
  private let pathNames: Set<String>
  private var flows: Set<Location> = []
  private var navigating: Set<Location> = []
  private var journeys: [Location: Set<String>] = [:]

  /// Reads a package.
  ///
  /// - Parameters:
  ///   - package: What the package declares.
  ///   - paths: The names of the properties that its stacks are bound to.
  init(of package: Declarations, paths: Set<String>) async {
    self.package = package
    pathNames = paths
    let types = package.types
    let first = await types.mapInParallel { [self] type in
      (isNavigator(type), package.conforms(type, to: ["Flow"]))
    }
    navigating = Set(zip(types, first).filter(\.1.0).map(\.0.location))
    flows = Set(zip(types, first).filter(\.1.1).map(\.0.location))
    for (type, names) in zip(types, await types.mapInParallel { [self] in orders(of: $0) }) {
      journeys[type.location] = names.isEmpty ? nil : names
    }
  }

  /// Whether a type is a flow of Meerkat's.
  func isFlow(_ name: String, from file: SourceFile) -> Bool {
    declared(name, from: file).map { flows.contains($0.location) } ?? false
  }

  /// Whether a type is made to navigate, such as a router with `push(_:)`.
  func answer(for name: String, from file: SourceFile) -> Answer {
    if ["NavigationPath", "UINavigationController"].contains(Navigators.short(name)) {
      return .navigates
    }
    guard let type = declared(name, from: file) else { return .unknown }
    return navigating.contains(type.location) ? .navigates : .doesNot
  }

  /// The functions of a type that navigate, by what they do; nil for a type of another package.
  func journeys(of name: String, from file: SourceFile) -> Set<String>? {
    declared(name, from: file).map { journeys[$0.location] ?? [] }
  }

  private func declared(_ name: String, from file: SourceFile) -> TypeDeclaration? {
    package.nearest(Navigators.short(name), to: file)
  }

  private static func short(_ name: String) -> String {
    String(name.prefix { $0 != "<" }.split(separator: ".").last ?? "")
  }
}

extension Navigators {
  /// A navigator is named as one, and keeps a path or has functions that go elsewhere, by itself
  /// or by what it inherits.
  private func isNavigator(_ type: TypeDeclaration) -> Bool {
    var seen: Set<Location> = []
    var waiting = [type]
    while let next = waiting.popLast() {
      guard Words(next.shortName).isNavigator, seen.insert(next.location).inserted else { continue }
      if next.properties.contains(where: isPath) { return true }
      guard next.kind != .struct, next.kind != .enum else { continue }
      if next.functions.contains(where: { Words($0.name).isOrder }) { return true }
      waiting += next.inherited.compactMap { declared($0, from: next.file) }
    }
    return false
  }

  private func isPath(_ property: Property) -> Bool {
    if property.typeName == "NavigationPath" { return true }
    guard pathNames.contains(property.name) else { return false }
    return property.type?.is(ArrayTypeSyntax.self) ?? property.value?.is(ArrayExprSyntax.self)
      ?? false
  }

  /// The functions that are named as orders, and change a path or call something that navigates.
  private func orders(of type: TypeDeclaration) -> Set<String> {
    let named = type.functions.filter {
      let words = Words($0.name)
      return words.isOrder || words.isHiddenOrder
    }
    guard !named.isEmpty else { return [] }
    let means = Set(type.properties.filter(navigates).map(\.name))
    return Set(
      named.filter { function in
        function.body?.all(DeclReferenceExprSyntax.self).contains {
          means.contains($0.name)
        } ?? false
      }.map(\.name))
  }

  /// Whether a property is a means to navigate: a path, a navigator, or a closure that orders.
  private func navigates(_ property: Property) -> Bool {
    if isPath(property) { return true }
    let words = Words(property.name)
    if property.isClosure { return words.isOrder || words.isHiddenOrder }
    guard let type = property.typeName else { return words.isNavigator }
    switch answer(for: type, from: property.file) {
    case .navigates: return true
    case .doesNot: return isFlow(type, from: property.file)
    case .unknown: return words.isNavigator || Words(type).isNavigator
    }
  }
}
