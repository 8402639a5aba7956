import Foundation
import MeerkatAssets

/// Reads the asset catalogues and texts of a target; run by the plug-in.
///
/// Arguments: the file of symbols to write, the archive to write, the catalogues
/// and the files of texts.
@main
enum MeerkatAssetsTool {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    guard paths.count >= 2 else {
      complain("usage: MeerkatAssetsTool SYMBOLS ARCHIVE FILE…")
      exit(64)
    }
    var reader = CatalogReader()
    var strings = StringsReader()
    for path in paths.dropFirst(2) {
      if path.pathExtension == "xcassets" { reader.read(path) } else { strings.read(path) }
    }
    let problems = reader.problems + strings.problems
    for problem in problems { complain("\(problem)") }
    guard problems.allSatisfy(\.isWarning) else { exit(1) }
    var archive = reader.archive
    archive.strings = strings.tables
    try Data(AssetSymbols.source(of: archive).utf8).write(to: paths[0])
    try archive.data().write(to: paths[1])
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
