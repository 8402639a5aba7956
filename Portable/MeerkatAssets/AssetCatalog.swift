package import Foundation

/// The colours, pictures and texts that an app finds by name.
package struct AssetCatalog: Sendable {
  package private(set) var colors: [String: AssetColor] = [:]
  package private(set) var images: [String: AssetImage] = [:]
  package private(set) var strings: [String: StringTable] = [:]

  /// The contents of the bundles beside the program.
  ///
  /// Read on first use.
  package static let main = AssetCatalog(archives: archives(in: Bundle.main.bundleURL))

  /// Creates a catalogue from archives; of items with the same kind and name, the first wins.
  package init(archives: [AssetArchive]) {
    for archive in archives {
      colors.merge(archive.colors) { first, _ in first }
      images.merge(archive.images) { first, _ in first }
      for (name, table) in archive.strings { strings[name, default: StringTable()].merge(table) }
    }
  }

  /// Returns the archives of all bundles in a folder, in the order of the bundles' names.
  package static func archives(in folder: URL) -> [AssetArchive] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".resources") }.sorted().compactMap { name in
      let file = folder.appendingPathComponent(name).appendingPathComponent(AssetArchive.fileName)
      guard let data = try? Data(contentsOf: file) else { return nil }
      do {
        return try AssetArchive(data)
      } catch {
        let message = "\(file.path) can't be read; build the app again. \(error)\n"
        FileHandle.standardError.write(Data(message.utf8))
        return nil
      }
    }
  }
}
