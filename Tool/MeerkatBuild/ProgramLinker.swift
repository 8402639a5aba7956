import Foundation

/// Links a program in two parts: the package's own objects, and all others, which rarely change.
struct ProgramLinker: Sendable {
  /// Whether the program keeps the debug information of the package's own objects.
  var keepsLines = false
  /// Where the parts are.
  let folder: URL
  /// Not the name of a program, such as this one.
  static let folderName = "meerkat.programs"
  private let product: String
  private let plan: BuildPlan
  private let own: [String]
  private let others: [String]

  /// Prepares to link.
  ///
  /// - Parameters:
  ///   - product: The name of the program.
  ///   - plan: How SwiftPM links it.
  ///   - own: The objects that change.
  ///   - more: Objects that SwiftPM doesn't link into it.
  ///   - folder: The folder of SwiftPM's results.
  /// - Throws: What keeps a folder from being made.
  init(
    _ product: String, _ plan: BuildPlan, own: Set<String>, more: [String] = [], in folder: URL
  ) throws {
    (self.product, self.plan) = (product, plan)
    self.own = plan.objects.filter(own.contains)
    let known = Set(plan.objects)
    others = plan.objects.filter { !own.contains($0) } + more.filter { !known.contains($0) }
    self.folder = folder.appending(path: Self.folderName)
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
  }

  /// The program; after it was linked anew, one that runs has the file that was here before.
  var program: URL { folder.appending(path: product) }
  /// The program before the last one.
  var previous: URL { program.appendingPathExtension("previous") }
  private var library: URL { folder.appending(path: "lib\(product)Parts.so") }

  /// Links what isn't the package's own, unless that was done.
  func linkLibrary() async throws {
    guard !others.isEmpty else { return }
    let newest = others.compactMap { SourceWatch.Stamp($0) }.map { ($0.seconds, $0.nanoseconds) }
      .max(by: <)
    let list = library.path + ".objects"
    let known = try? String(contentsOfFile: list, encoding: .utf8)
    if let stamp = SourceWatch.Stamp(library.path), let newest,
      known == others.joined(separator: "\n"),
      (stamp.seconds, stamp.nanoseconds) > newest
    {
      return
    }
    var arguments = plan.linkArguments.filter { $0 != "-emit-executable" } + ["-emit-library"]
    if let symbol = arguments.firstIndex(of: "--defsym") {
      arguments.removeSubrange(symbol - 1...symbol + 2)
    }
    try await link(arguments, others, to: library)
    try others.joined(separator: "\n").write(toFile: list, atomically: true, encoding: .utf8)
  }

  /// Links the program.
  ///
  /// - Parameters:
  ///   - newer: Objects to take in the place of SwiftPM's.
  ///   - anew: Whether something may be imported that wasn't before.
  /// - Returns: The program.
  /// - Throws: ``BuildError`` with what the linker says.
  func linkProgram(_ newer: [String: String], anew: Bool = false) async throws -> URL {
    let objects = own.map { newer[$0] ?? $0 } + (others.isEmpty ? [] : [library.path])
    let arguments = plan.linkArguments + ["-Xlinker", "-rpath=\(folder.path)"]
    try await link(arguments, objects, to: program, anew: anew)
    return program
  }

  /// Links objects: by the compiler's driver, or by the command that it gave to the linker.
  private func link(
    _ arguments: [String], _ objects: [String], to file: URL, anew: Bool = true
  ) async throws {
    let new = file.path + ".new"
    let list = file.path + ".list"
    try objects.map { "'\($0)'" }.joined(separator: "\n")
      .write(toFile: list, atomically: true, encoding: .utf8)
    let command = file.path + ".command"
    let known = try? String(contentsOfFile: command, encoding: .utf8)
    var jobs = anew ? [] : known.map { [FileCompiler.words($0)] } ?? []
    if jobs.isEmpty {
      var arguments = arguments
      if let output = arguments.firstIndex(of: "-o") { arguments[output + 1] = new }
      arguments += ["@" + list, "-use-ld=lld", "-driver-print-jobs"]
      // Debug information is most of what a linker would copy.
      if !keepsLines || file == library { arguments += ["-Xlinker", "--strip-debug"] }
      let result = try await Shell.run(plan.linker, arguments)
      let lines = result.output.split(separator: "\n").map(String.init)
      try lines.last?.write(toFile: command, atomically: true, encoding: .utf8)
      jobs = lines.map(FileCompiler.words)
      if !result.isClean || jobs.isEmpty { throw Self.error(result) }
    }
    for job in jobs {
      let file = try self.arguments(of: job, objects, list)
      let result = try await Shell.run(job[0], ["@" + file])
      if !result.isClean { throw Self.error(result) }
    }
    if file == program {
      unlink(previous.path)
      // The first one has none before it.
      _ = Self.link(file.path, previous.path)
    }
    guard rename(new, file.path) == 0 else { throw BuildError("\(file.path) can't be written.") }
  }

  /// The arguments of a job in a file: all its objects don't fit on a command line.
  private func arguments(of job: [String], _ objects: [String], _ list: String) throws -> String {
    let isLink = !job[0].hasSuffix("autolink-extract")
    var words: [String] = []
    // The command may be of an earlier list. The object of Swift's runtime isn't in any.
    let folders = Set(objects.map { URL(filePath: $0).deletingLastPathComponent().path })
    for word in job.dropFirst() {
      let isObject =
        word == library.path
        || word.hasSuffix(".o")
          && folders.contains(URL(filePath: word).deletingLastPathComponent().path)
      if !isObject {
        words.append(word)
      } else if words.last != "@" + list {
        words.append("@" + list)
      }
    }
    let file = list + (isLink ? ".link" : ".autolink")
    try words.map { "'\($0)'" }.joined(separator: "\n")
      .write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Gives a file one more name.
  private static func link(_ file: String, _ name: String) -> Int32 {
    file.withCString { file in name.withCString { linkat(AT_FDCWD, file, AT_FDCWD, $0, 0) } }
  }

  private static func error(_ result: Shell.Result) -> BuildError {
    BuildError("The program can't be linked.\n" + (result.errors + result.output).suffix(2_000))
  }
}
