import SwiftSyntax

/// What a package declares: its types with their extensions, and its free functions.
public struct Declarations: Sendable {
  /// The types, sorted by name and then by place.
  public let types: [TypeDeclaration]

  /// The types of other packages that this one extends, by name, with what it adds to them.
  public let foreign: [String: TypeDeclaration]

  /// The functions outside of types, sorted by place.
  public let functions: [Function]

  private let byName: [String: [Int]]
  private let byShortName: [String: [Int]]
  private let byInherited: [String: [Int]]
  private let functionsByName: [String: [Int]]

  init(merging files: [FileDeclarations]) {
    var types = files.flatMap(\.types).sorted { ($0.name, $0.location) < ($1.name, $1.location) }
    let functions = files.flatMap(\.functions).sorted { $0.location < $1.location }
    let byName = Dictionary(grouping: types.indices) { types[$0].name }
    byShortName = Dictionary(grouping: types.indices) { types[$0].shortName }
    var foreign: [String: TypeDeclaration] = [:]
    for part in files.flatMap(\.extensions) {
      let best = byName[part.typeName]?.max {
        types[$0].file.closeness(to: part.file) < types[$1].file.closeness(to: part.file)
      }
      if let best {
        types[best].add(part.members)
      } else {
        foreign[part.typeName, default: TypeDeclaration(extending: part)].add(part.members)
      }
    }
    (self.foreign, self.types, self.byName, self.functions) = (foreign, types, byName, functions)
    functionsByName = Dictionary(grouping: functions.indices) { functions[$0].name }
    var byInherited: [String: [Int]] = [:]
    for (index, type) in types.enumerated() {
      for name in Set(type.inherited) { byInherited[name, default: []].append(index) }
    }
    self.byInherited = byInherited
  }

  /// Returns a type by its name, as the compiler would find it from a place inside other types.
  ///
  /// - Parameters:
  ///   - name: The name, such as `Destination` or `CourseFlow.Destination`.
  ///   - scope: The full name of the type in which the name is used.
  ///   - file: The file in which the name is used: of several types of the name, the nearest is it.
  /// - Returns: The type, or nil if the package neither declares nor extends it.
  public func type(
    _ name: String, in scope: String? = nil, from file: SourceFile
  ) -> TypeDeclaration? {
    var scope = scope?.split(separator: ".").map(String.init) ?? []
    while true {
      let full = (scope + [name]).joined(separator: ".")
      if let found = nearest(byName[full], to: file) { return found }
      if scope.isEmpty { return foreign[name] }
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

  /// Returns the types that name another one as what they inherit or conform to.
  ///
  /// - Parameter name: A name as it is written in inheritance clauses.
  /// - Returns: The types, sorted by full name.
  public func types(inheriting name: String) -> [TypeDeclaration] {
    (byInherited[name] ?? []).map { types[$0] }
  }

  /// Returns the functions outside of types that have a name.
  ///
  /// - Parameter name: The name without parameters.
  /// - Returns: The functions, sorted by place.
  public func functions(named name: String) -> [Function] {
    (functionsByName[name] ?? []).map { functions[$0] }
  }

  /// Of the types of a name, the one that is nearest to a file.
  func nearest(_ shortName: String, to file: SourceFile) -> TypeDeclaration? {
    nearest(byShortName[shortName], to: file)
  }

  private func nearest(_ candidates: [Int]?, to file: SourceFile) -> TypeDeclaration? {
    candidates?.map { types[$0] }.max { $0.file.closeness(to: file) < $1.file.closeness(to: file) }
  }
}

extension TypeDeclaration {
  fileprivate init(extending part: FileDeclarations.Extension) {
    self.init(
      name: part.typeName, kind: .extension, location: part.location, file: part.file, generics: [],
      attributes: [], syntax: part.syntax)
  }

  fileprivate mutating func add(_ members: FileDeclarations.Members) {
    inherited += members.inherited
    properties += members.properties
    functions += members.functions
    aliases.merge(members.aliases) { own, _ in own }
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
