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
      let (resources, files) = contents(of: module.directoryURL)
      guard !resources.isEmpty else { return [] }
      let symbols = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
      let archive = context.pluginWorkDirectoryURL.appending(path: "MeerkatAssets.plist")
      let sources = swiftFiles(of: module)
      let paths = (resources + sources).map { $0.path(percentEncoded: false) }
      return [
        .buildCommand(
          displayName: "Reading the resources of \(target.name)",
          executable: try context.tool(named: "MeerkatAssetsTool").url,
          arguments: [symbols.path(percentEncoded: false), archive.path(percentEncoded: false)]
            + [viewsModule(of: [target] + context.package.targets)] + paths,
          inputFiles: resources + files + sources,
          outputFiles: [symbols, archive])
      ]
    #endif
  }

  private func swiftFiles(of target: any Target) -> [URL] {
    let files = (target as? any SourceModuleTarget)?.sourceFiles.map(\.url) ?? []
    return files.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  /// The name by which the first of the targets that imports views does it.
  ///
  /// A package that renames the module to `SwiftUI` can't name it otherwise, not even in a part that
  /// isn't compiled.
  private func viewsModule(of targets: [any Target]) -> String {
    let names = targets.lazy.flatMap(swiftFiles).compactMap { file -> String? in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
      return ["MeerkatUI", "SwiftUI"].first { text.contains("import \($0)") }
    }
    return names.first ?? "SwiftUI"
  }

  /// The catalogues and files of texts in a folder, and all files in the catalogues.
  private func contents(of folder: URL) -> (resources: [URL], files: [URL]) {
    var resources: [URL] = []
    var files: [URL] = []
    let items = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let item = items?.nextObject() as? URL {
      if ["xcassets", "xcstrings", "strings", "stringsdict"].contains(item.pathExtension) {
        resources.append(item)
      } else if item.pathComponents.contains(where: { $0.hasSuffix(".xcassets") }),
        !item.hasDirectoryPath
      {
        files.append(item)
      }
    }
    return (resources.sorted { $0.path < $1.path }, files.sorted { $0.path < $1.path })
  }
}
