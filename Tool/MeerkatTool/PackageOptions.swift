import ArgumentParser
import Foundation
import MeerkatSource

/// The options of every verb that reads sources.
struct PackageOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The folder of a package, or a part of one; by default, --package-path.", valueName: "path"))
  var part: String?

  @Flag(help: "Print JSON.") var json = false

  /// The folder to read.
  func path(_ app: AppOptions) -> String { part ?? app.packagePath }

  /// Reads the package, and reports the files that don't parse.
  func package(_ app: AppOptions) async throws -> SourcePackage {
    try await SourcePackage.read(at: URL(filePath: path(app), directoryHint: .isDirectory))
  }
}
