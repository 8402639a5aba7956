import Foundation

/// Compiles one file of a module at a time, as the compiler's driver would.
struct FileCompiler: Sendable {
  private let frontend: String
  /// The arguments before the sources, and after them.
  private let before: [String]
  private let after: [String]
  private let sources: [String]
  private let folder: URL

  /// Asks the compiler's driver how it compiles a file of a module.
  init(of module: BuildPlan.Module, in folder: URL) async throws {
    self.folder = folder
    let outputs: Set = [
      "-incremental", "-enable-batch-mode", "-parseable-output", "-emit-module",
      "-emit-dependencies", "-whole-module-optimization", "-wmo",
    ]
    let arguments =
      module.arguments.filter { !outputs.contains($0) }
      + ["-disable-batch-mode", "-driver-filelist-threshold=1000000", "-driver-print-jobs"]
    let result = try await Shell.run(module.compiler, arguments, in: folder)
    let jobs = result.output.split(separator: "\n").map { Self.words(String($0)) }
    guard let job = jobs.first(where: { $0.contains("-primary-file") }),
      let first = job.firstIndex(where: { $0 == "-primary-file" || module.objects[$0] != nil }),
      let last = job.lastIndex(where: { module.objects[$0] != nil })
    else { throw BuildError("\(module.compiler) doesn't say how it compiles \(module.name).") }
    frontend = job[0]
    before = job[1..<first].filter { $0 != "-frontend" }
    sources = job[first...last].filter { $0 != "-primary-file" }
    var after: [String] = []
    var rest = job[(last + 1)...].makeIterator()
    let dropped: Set = [
      "-o", "-serialize-diagnostics-path", "-index-store-path", "-index-unit-output-path",
      "-emit-dependencies-path", "-emit-reference-dependencies-path", "-emit-const-values-path",
    ]
    while let word = rest.next() {
      if dropped.contains(word) { _ = rest.next() } else { after.append(word) }
    }
    self.after = after
  }

  /// Compiles a file.
  ///
  /// - Returns: The object.
  func compile(_ file: String, to object: String) async throws -> String {
    let marked = sources.flatMap { $0 == file ? ["-primary-file", $0] : [$0] }
    // Many sources don't fit on a command line.
    let list = object + ".args"
    try (before + marked + after + ["-o", object]).map(Self.quoted).joined(separator: "\n")
      .write(toFile: list, atomically: true, encoding: .utf8)
    let result = try await Shell.run(frontend, ["-frontend", "@" + list], in: folder)
    guard result.isClean else {
      let name = URL(filePath: file).lastPathComponent
      throw BuildError(compiler: result.errors + result.output, "\(name) can't be compiled.")
    }
    return object
  }

  private static func quoted(_ word: String) -> String {
    "\"" + word.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// The words of a command for a shell.
  static func words(_ line: String) -> [String] {
    var (words, word, isOpen) = ([String](), "", false)
    var characters = line.makeIterator()
    var quote: Character?
    while let character = characters.next() {
      switch character {
      case "'", "\"":
        switch quote {
        case character: quote = nil
        case nil: (quote, isOpen) = (character, true)
        default: word.append(character)
        }
      case "\\" where quote != "'": if let next = characters.next() { word.append(next) }
      case " " where quote == nil:
        if isOpen || !word.isEmpty { words.append(word) }
        (word, isOpen) = ("", false)
      default: word.append(character)
      }
    }
    if isOpen || !word.isEmpty { words.append(word) }
    return words
  }
}
