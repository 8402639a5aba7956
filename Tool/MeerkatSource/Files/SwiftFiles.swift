import Foundation

/// Finds the Swift files of a package.
enum SwiftFiles {
  /// Folders that hold what others wrote, or what was built.
  private static let foreign: Set<String> = ["Carthage", "Pods", "DerivedData", "node_modules"]

  /// The paths of all Swift files in a folder, sorted, from the folder.
  static func paths(in folder: URL) throws -> [String] {
    let path = folder.path(percentEncoded: false)
    let values = try? folder.resourceValues(forKeys: [.isDirectoryKey])
    guard values?.isDirectory == true else { throw SourceError.noFolder(path) }
    var found: [String] = []
    collect(in: folder, below: "", into: &found)
    guard !found.isEmpty else { throw SourceError.noSources(path) }
    return found.sorted()
  }

  private static func collect(in folder: URL, below prefix: String, into found: inout [String]) {
    let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
    let items = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)
    // Meerkat itself, where it is beside an app, is no part of the app.
    let isMeerkat = (items ?? []).contains { $0.isManifestOfMeerkat }
    for item in items ?? [] {
      let name = item.lastPathComponent
      if isMeerkat, name == "Sources" { continue }
      let values = try? item.resourceValues(forKeys: Set(keys))
      if values?.isDirectory == true {
        guard values?.isSymbolicLink != true, !foreign.contains(name) else { continue }
        collect(in: item, below: prefix + name + "/", into: &found)
      } else if name.hasSuffix(".swift"), name != "Package.swift" {
        found.append(prefix + name)
      }
    }
  }
}

extension URL {
  fileprivate var isManifestOfMeerkat: Bool {
    guard lastPathComponent == "Package.swift",
      let text = try? String(contentsOf: self, encoding: .utf8)
    else { return false }
    // An app names the product; only Meerkat itself is named like that.
    return text.contains(#/Package\(\s*name:\s*"Meerkat"/#)
  }
}
