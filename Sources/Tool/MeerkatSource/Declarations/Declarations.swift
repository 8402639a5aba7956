import SwiftSyntax

/// What a package declares: its types with their extensions, and its free functions.
public struct Declarations: Sendable {
  /// The types, sorted by name and then by place.
  public let types: [TypeDeclaration]

  /// The functions outside of types, sorted by place.
  public let functions: [Function]

  private let byName: [String: [Int]]
  private let byShortName: [String: [Int]]

  init(merging files: [FileDeclarations]) {
    var types = files.flatMap(\.types).sorted {
      ($0.name, $0.location) < ($1.name, $1.location)
    }
    functions = files.flatMap(\.functions).sorted { $0.location < $1.location }
    let byName = Dictionary(grouping: types.indices) { types[$0].name }
    byShortName = Dictionary(grouping: types.indices) { types[$0].shortName }
    for part in files.flatMap(\.extensions) {
      guard let candidates = byName[part.typeName] else { continue }
      let best = candidates.max {
        types[$0].file.closeness(to: part.file) < types[$1].file.closeness(to: part.file)
      }
      guard let best else { continue }
      types[best].inherited += part.members.inherited
      types[best].properties += part.members.properties
      types[best].functions += part.members.functions
      types[best].aliases += part.members.aliases
    }
    self.types = types
    self.byName = byName
  }

  /// Returns a type by its name, as the compiler would find it from a place inside other types.
  ///
  /// - Parameters:
  ///   - name: The name, such as `Destination` or `CourseFlow.Destination`.
  ///   - scope: The full name of the type in which the name is used.
  ///   - file: The file in which the name is used: of several types of the name, the nearest is it.
  /// - Returns: The type, or nil if the package doesn't declare it.
  public func type(
    _ name: String, in scope: String? = nil, from file: SourceFile
  ) -> TypeDeclaration? {
    var scope = scope?.split(separator: ".").map(String.init) ?? []
    while true {
      let full = (scope + [name]).joined(separator: ".")
      if let found = nearest(byName[full], to: file) { return found }
      if scope.isEmpty { return nil }
      scope.removeLast()
    }
  }

  /// Returns the types of a name, whatever types they are inside of.
  ///
  /// - Parameter shortName: The last part of a name.
  /// - Returns: The types, sorted by full name.
  public func types(named shortName: String) -> [TypeDeclaration] {
    (byShortName[shortName] ?? []).map { types[$0] }
  }

  private func nearest(_ candidates: [Int]?, to file: SourceFile) -> TypeDeclaration? {
    candidates?.map { types[$0] }.max { $0.file.closeness(to: file) < $1.file.closeness(to: file) }
  }
}

extension SourceFile {
  /// How many folders two files share, and whether they are the same file.
  fileprivate func closeness(to other: SourceFile) -> Int {
    if path == other.path { return .max }
    let (one, two) = (
      path.split(separator: "/").dropLast(), other.path.split(separator: "/").dropLast()
    )
    return zip(one, two).prefix { $0 == $1 }.count
  }
}
