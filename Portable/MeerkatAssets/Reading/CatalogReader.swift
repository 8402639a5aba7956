package import Foundation

/// Reads asset catalogues as Xcode writes them.
package struct CatalogReader {
  package private(set) var archive = AssetArchive()
  /// The problems, in the order in which they were found.
  package private(set) var problems: [AssetProblem] = []
  /// The names of the colours and pictures, also of those that have none of their own.
  package private(set) var symbols = AssetSymbols()

  package init() {}

  /// Adds the colours and pictures of a folder whose name ends in `.xcassets`.
  package mutating func read(_ catalog: URL) { readFolder(catalog, namespace: "") }

  private mutating func readFolder(_ folder: URL, namespace: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let item = folder.appendingPathComponent(name)
      let title = namespace + item.deletingPathExtension().lastPathComponent
      do {
        switch item.pathExtension {
        case "colorset":
          symbols.colors.insert(title)
          archive.colors[title] = try ColorSet.read(contents(of: item))
        case "imageset":
          symbols.images.insert(title)
          archive.images[title] = try readImages(item)
        case "symbolset":
          symbols.images.insert(title)
          archive.images[title] = try readSymbol(item)
        case "" where isFolder(item):
          let hasNamespace = try providesNamespace(item)
          readFolder(item, namespace: hasNamespace ? title + "/" : namespace)
        // Icons, launch images, data and the like are not shown in a page.
        default: break
        }
      } catch let problem as AssetProblem {
        problems.append(problem)
      } catch {
        problems.append(
          AssetProblem(item.path, "This can't be read; save it again in Xcode. \(error)"))
      }
    }
  }

  private func isFolder(_ item: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: item.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func providesNamespace(_ folder: URL) throws -> Bool {
    let path = folder.appendingPathComponent("Contents.json").path
    guard FileManager.default.fileExists(atPath: path) else { return false }
    return try contents(of: folder).decode(FolderContents.self).properties?["provides-namespace"]
      ?? false
  }

  private func contents(of set: URL) throws -> ContentsFile {
    let file = set.appendingPathComponent("Contents.json")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw AssetProblem(
        set.path, "Contents.json is missing; add the set in Xcode, or delete its folder.")
    }
    return ContentsFile(path: file.path, data: data)
  }

  /// A symbol is a picture in the colour of its surroundings.
  private func readSymbol(_ set: URL) throws -> AssetImage {
    let symbol = try contents(of: set).decode(SymbolSet.self)
    guard let name = symbol.symbols.lazy.compactMap(\.filename).first else {
      return AssetImage(files: [], isTemplate: true)
    }
    let file = set.appendingPathComponent(name)
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw AssetProblem(
        file.path, "The symbol “\(name)” is missing; add it, or take it out of the set.")
    }
    return AssetImage(
      files: [
        AssetImage.File(
          data: SymbolSet.drawing(of: data), mediaType: "image/svg+xml", scale: 1, isDark: false)
      ], isTemplate: true)
  }

  private mutating func readImages(_ set: URL) throws -> AssetImage {
    let contents = try contents(of: set)
    let (image, found) = try ImageSet.read(contents, in: set)
    problems += found
    return image
  }
}

/// The description of a set, as JSON.
struct ContentsFile {
  let path: String
  let data: Data

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw AssetProblem(
        path, "This isn't what Xcode writes; save the catalogue again there. \(reason(error))")
    }
  }

  private func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.dataCorrupted(let context): context.debugDescription
    case DecodingError.keyNotFound(let key, _): "There is no \(key.stringValue)."
    case DecodingError.typeMismatch(_, let context): context.debugDescription
    default: "\(error)"
    }
  }
}

private struct FolderContents: Decodable {
  var properties: [String: Bool]?
}

/// The appearance in which a variant is used.
struct Appearance: Decodable {
  let appearance: String
  let value: String
}

extension [Appearance]? {
  /// Whether the variant is for dark surroundings; nil if it is for others that aren't shown, such as
  /// those of high contrast.
  var isDark: Bool? {
    guard let self, !self.isEmpty else { return false }
    guard self.count == 1, self[0].appearance == "luminosity" else { return nil }
    return self[0].value == "dark"
  }
}
