public import Foundation

/// The Swift files of a folder, parsed, and what they declare.
///
/// Nothing is built: a package that doesn't compile can be read, too, and no dependency is fetched.
///
/// ```swift
/// let package = try await SourcePackage.read(at: URL(filePath: "."))
/// for type in package.declarations.types where type.inherits("Flow") { print(type.name) }
/// ```
public struct SourcePackage: Sendable {
  /// The folder's name.
  public let name: String

  /// The files, sorted by path.
  public let files: [SourceFile]

  /// What the files declare.
  public let declarations: Declarations

  /// Files that can't be read or don't parse; what could be understood of them is in the rest.
  public let damages: [Finding]

  /// Creates a package of sources.
  ///
  /// - Parameters:
  ///   - name: The name of the package.
  ///   - sources: The text of each file by its path.
  public init(name: String, sources: [String: String]) async {
    await self.init(name: name, paths: sources.keys.sorted()) { Data((sources[$0] ?? "").utf8) }
  }

  /// Reads all Swift files in a folder and its subfolders.
  ///
  /// Hidden folders, such as `.build`, and what package managers fetch are left out, and Meerkat's own
  /// sources, where they are beside the app's.
  ///
  /// - Parameter folder: The folder of a package, or a part of one.
  /// - Returns: The parsed package.
  /// - Throws: ``SourceError`` if there is no such folder, or no Swift file in it.
  public static func read(at folder: URL) async throws -> SourcePackage {
    let paths = try SwiftFiles.paths(in: folder)
    let folder = folder.standardizedFileURL
    return await SourcePackage(name: folder.lastPathComponent, paths: paths) { path in
      try Data(contentsOf: folder.appending(path: path))
    }
  }

  private init(
    name: String, paths: [String], contents: @escaping @Sendable (String) throws -> Data
  ) async {
    self.name = name
    let parsed = await paths.mapInParallel { ParsedFile($0, contents: contents) }
    files = parsed.compactMap(\.file)
    damages = parsed.flatMap(\.damages).sorted()
    declarations = Declarations(merging: parsed.map(\.declarations))
  }
}

/// One file, with what is wrong with it and what it declares.
private struct ParsedFile: Sendable {
  let file: SourceFile?
  let damages: [Finding]
  let declarations: FileDeclarations

  init(_ path: String, contents: (String) throws -> Data) {
    do {
      let file = SourceFile(path: path, text: String(decoding: try contents(path), as: UTF8.self))
      self.file = file
      damages = file.damages
      declarations = FileDeclarations(of: file)
    } catch {
      file = nil
      let place = Location(file: path, line: 1, column: 1)
      damages = [
        Finding("unreadable", at: place, "The file can't be read. \(error.localizedDescription)")
      ]
      declarations = FileDeclarations()
    }
  }
}
