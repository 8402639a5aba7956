import Foundation
import MeerkatAssets

/// Reads the asset catalogues and texts of a target; run by the plug-in.
///
/// Arguments: the file of symbols to write, the archive to write, the name of the module of views, the
/// catalogues, the files of texts and the target's sources.
@main
enum MeerkatAssetsTool {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count >= 3 else {
      complain("usage: MeerkatAssetsTool SYMBOLS ARCHIVE MODULE FILE…")
      exit(64)
    }
    var reader = CatalogReader()
    var strings = StringsReader()
    var sources: [URL] = []
    for path in arguments.dropFirst(3).map({ URL(fileURLWithPath: $0) }) {
      switch path.pathExtension {
      case "xcassets": reader.read(path)
      case "swift": sources.append(path)
      default: strings.read(path)
      }
    }
    let problems = reader.problems + strings.problems
    for problem in problems { complain("\(problem)") }
    guard problems.allSatisfy(\.isWarning) else { exit(1) }
    var symbols = reader.symbols
    symbols.viewsModule = arguments[2]
    symbols.takenNames = try AssetSymbols.staticNames(in: sources)
    var archive = reader.archive
    archive.strings = strings.tables
    try write(Data(symbols.source.utf8), to: URL(fileURLWithPath: arguments[0]))
    try write(try archive.data(), to: URL(fileURLWithPath: arguments[1]))
  }

  /// Leaves a file alone that has the contents already: nothing is built again because of it.
  private static func write(_ data: Data, to file: URL) throws {
    guard FileManager.default.contents(atPath: file.path) != data else { return }
    try data.write(to: file)
  }

  private static func complain(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
