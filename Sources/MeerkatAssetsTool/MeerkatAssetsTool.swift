import Foundation
import MeerkatAssets

/// Reads the asset catalogues of a target; run by the plug-in.
///
/// Arguments: the file of symbols to write, the archive to write, and the catalogues.
@main
enum MeerkatAssetsTool {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard paths.count >= 2 else {
      complain("usage: MeerkatAssetsTool SYMBOLS ARCHIVE CATALOG…")
      exit(64)
    }
    var reader = CatalogReader()
    for catalog in paths.dropFirst(2) { reader.read(catalog) }
    for problem in reader.problems { complain("\(problem)") }
    guard reader.problems.allSatisfy(\.isWarning) else { exit(1) }
    try Data(AssetSymbols.source(of: reader.archive).utf8).write(to: paths[0])
    try reader.archive.data().write(to: paths[1])
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
