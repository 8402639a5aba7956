import Foundation
import PackagePlugin

/// Puts the asset catalogues and texts of a target into its bundle, and makes symbols of their names.
///
/// On Apple's platforms Xcode does this.
@main
struct MeerkatAssetsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(macOS)
      return []
    #else
      guard let module = target as? any SourceModuleTarget else { return [] }
      let (sources, files) = contents(of: module.directoryURL)
      guard !sources.isEmpty else { return [] }
      let symbols = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
      let archive = context.pluginWorkDirectoryURL.appending(path: "MeerkatAssets.plist")
      return [
        .buildCommand(
          displayName: "Reading the resources of \(target.name)",
          executable: try context.tool(named: "MeerkatAssetsTool").url,
          arguments: ([symbols, archive] + sources).map { $0.path(percentEncoded: false) },
          inputFiles: sources + files,
          outputFiles: [symbols, archive])
      ]
    #endif
  }

  /// The catalogues and files of texts in a folder, and all files in the catalogues.
  private func contents(of folder: URL) -> (sources: [URL], files: [URL]) {
    var sources: [URL] = []
    var files: [URL] = []
    let items = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let item = items?.nextObject() as? URL {
      if ["xcassets", "xcstrings", "strings", "stringsdict"].contains(item.pathExtension) {
        sources.append(item)
      } else if item.pathComponents.contains(where: { $0.hasSuffix(".xcassets") }),
        !item.hasDirectoryPath
      {
        files.append(item)
      }
    }
    return (sources.sorted { $0.path < $1.path }, files.sorted { $0.path < $1.path })
  }
}
