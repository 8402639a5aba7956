import Foundation

/// Compiles generated files and measures how long that takes.
struct CompileBenchmark {
  /// Where `swift build` has put the modules and the macros, with this program.
  private let products = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent()
  /// The map of OpenCombine's C module, which `swift build` has written.
  private var helpers: String {
    products.appending(path: "COpenCombineHelpers.build/module.modulemap").path()
  }
  private let folder: URL
  private let screens: Int

  init(screens: Int) throws {
    self.screens = screens
    folder = FileManager.default.temporaryDirectory.appending(path: "actions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Gives the seconds of processor time that the compiler and its macros take.
  func measure(_ style: ScreenSource.Style) throws -> Double {
    let file = folder.appending(path: "\(style).swift")
    let source = ScreenSource(style: style)
    let text =
      "import MeerkatActions\nimport SwiftUI\n\n"
      + (1...screens).map(source.text).joined(separator: "\n")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return try compile(file)
  }

  private func compile(_ file: URL) throws -> Double {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments = [
      "swiftc", "-c", "-swift-version", "6", "-Onone", "-module-name", "Screens",
      "-I", products.appending(path: "Modules").path(), "-Xcc",
      "-fmodule-map-file=" + helpers, "-load-plugin-executable",
      products.appending(path: "MeerkatMacros-tool").path() + "#MeerkatMacros", "-o",
      folder.appending(path: "screens.o").path(), file.path(),
    ]
    let start = Self.processorTime
    try compiler.run()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else { throw Failure(file: file.path()) }
    return Self.processorTime - start
  }

  /// The seconds that programs started by this one, and those started by them, have taken.
  private static var processorTime: Double {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(numericCast(RUSAGE_CHILDREN.rawValue), &usage)
    #else
      getrusage(RUSAGE_CHILDREN, &usage)
    #endif
    let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(microseconds) / 1_000_000
  }

  /// A generated file that is not accepted.
  struct Failure: Error, CustomStringConvertible {
    let file: String
    var description: String { "The compiler refused \(file): see above." }
  }
}
