import ArgumentParser
import Foundation
import MeerkatSource

/// The options of every verb that reads sources.
struct PackageOptions: ParsableArguments {
  @Argument(help: "The folder of a package, or a part of one.") var path = "."

  @Flag(help: "Print JSON.") var json = false

  /// Reads the package, and reports the files that don't parse.
  func package() async throws -> SourcePackage {
    try await SourcePackage.read(at: URL(filePath: path, directoryHint: .isDirectory))
  }
}
