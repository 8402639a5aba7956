import Foundation
import PackagePlugin

/// Puts the asset catalogues of a target into its bundle, and makes symbols of their names.
///
/// On Apple's platforms Xcode does this.
@main
struct MeerkatAssetsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(macOS)
      return []
    #else
      guard let module = target as? any SourceModuleTarget else { return [] }
      let (catalogs, files) = contents(of: module.directoryURL)
      guard !catalogs.isEmpty else { return [] }
      let symbols = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
      let archive = context.pluginWorkDirectoryURL.appending(path: "MeerkatAssets.plist")
      return [
        .buildCommand(
          displayName: "Reading the asset catalogues of \(target.name)",
          executable: try context.tool(named: "MeerkatAssetsTool").url,
          arguments: ([symbols, archive] + catalogs).map { $0.path(percentEncoded: false) },
          inputFiles: catalogs + files,
          outputFiles: [symbols, archive])
      ]
    #endif
  }

  /// The catalogues in a folder, and all files in them.
  private func contents(of folder: URL) -> (catalogs: [URL], files: [URL]) {
    var catalogs: [URL] = []
    var files: [URL] = []
    let items = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let item = items?.nextObject() as? URL {
      if item.pathExtension == "xcassets" {
        catalogs.append(item)
      } else if item.pathComponents.contains(where: { $0.hasSuffix(".xcassets") }),
        !item.hasDirectoryPath
      {
        files.append(item)
      }
    }
    return (catalogs.sorted { $0.path < $1.path }, files.sorted { $0.path < $1.path })
  }
}
