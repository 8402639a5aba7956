import ArgumentParser
import Foundation
import MeerkatBuild

/// The options of every verb that builds an app.
struct AppOptions: ParsableArguments {
  @Option(help: "The folder of the app's package.") var packagePath = "."

  @Option(help: "The program of the package; needed if there are several.") var product: String?

  @Option(help: "Where SwiftPM keeps its results; by default, .build in the package.")
  var scratchPath: String?

  @Option(
    name: .customLong("build-option"), parsing: .unconditionalSingleValue,
    help: "One more option for swift build. May be given several times.")
  var buildOptions: [String] = []

  /// The folder of the package.
  var package: URL { URL(filePath: packagePath, directoryHint: .isDirectory).standardizedFileURL }

  /// Returns what builds the app.
  ///
  /// - Parameters:
  ///   - keepsLines: Whether the program knows the lines of its own sources.
  ///   - hasStage: Whether the program can also do without a browser.
  /// - Returns: What builds it.
  /// - Throws: `ToolError` if there is no package; `BuildError` if it has no program, or several.
  func build(keepsLines: Bool = false, hasStage: Bool = false) async throws -> AppBuild {
    let package = package.resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: package.appending(path: "Package.swift").path)
    else {
      throw ToolError("\(packagePath) has no Package.swift: name its folder with --package-path.")
    }
    var options = AppBuild.Options(package: package)
    options.product = product
    options.scratch = scratchPath.map {
      URL(filePath: $0, directoryHint: .isDirectory).standardizedFileURL
    }
    options.arguments = buildOptions
    options.keepsLines = keepsLines
    options.hasStage = hasStage
    return try await AppBuild(options)
  }

  /// The options for the package of a folder of sources, unless they name another one.
  func reading(_ path: String) -> AppOptions {
    var options = self
    let manifest = URL(filePath: path).appending(path: "Package.swift").path
    if packagePath == ".", FileManager.default.fileExists(atPath: manifest) {
      options.packagePath = path
    }
    return options
  }

  /// Builds the app as it shows itself without a browser.
  func buildStage() async throws -> URL { try await build(hasStage: true).buildStage() }
}
