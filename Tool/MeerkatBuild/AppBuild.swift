public import Foundation
import MeerkatSource

/// Builds a program of a package again and again, as quickly as each change allows.
///
/// SwiftPM builds it first, and whenever a file is added or removed. For a changed file whose
/// interface is the same, the compiler is asked for that file alone; for another interface, for its
/// module and those that import it. Everything that isn't the package's own is linked into a
/// library once, and the program is linked against it.
public actor AppBuild {
  /// What to build, and where.
  public struct Options: Sendable {
    /// The folder of the package.
    public var package: URL
    /// The name of the program; nil for the only one.
    public var product: String?
    /// Where SwiftPM keeps its results; nil for `.build` in the package.
    public var scratch: URL?
    /// Whether the program knows the lines of its own sources, which takes the linker longer.
    public var keepsLines = false
    /// Whether the program can also examine its previews.
    public var hasStage = false
    /// More arguments for `swift build`.
    public var arguments: [String] = []

    public init(package: URL) { self.package = package }
  }

  /// How a change was built.
  public enum Way: String, Sendable {
    /// The compiler was asked for changed files alone.
    case file
    /// The compiler was asked for modules.
    case module
    /// SwiftPM built all.
    case package
  }

  /// A program that was built, and how.
  public struct Built: Sendable {
    public let program: URL
    public let way: Way
  }

  private let options: Options
  private let scratch: URL
  /// The name of the program.
  public nonisolated let name: String
  private var plan: BuildPlan?
  /// What the program is linked with, to be shown without a browser.
  private var stage: [BuildPlan.Module] = []
  private var linker: ProgramLinker?
  /// The texts of the package's sources, as they were compiled last.
  private var texts: [String: String] = [:]
  /// The arguments that compile one file of a module, by the module.
  private var compilers: [String: FileCompiler] = [:]
  /// Objects that are newer than SwiftPM's, by those.
  private var newer: [String: String] = [:]

  private static let environment = ["SWIFT_DETERMINISTIC_HASHING": "1"]

  /// Prepares to build.
  public init(_ options: Options) async throws {
    self.options = options
    scratch = options.scratch ?? options.package.appending(path: ".build")
    if let product = options.product {
      name = product
    } else {
      name = try await Self.onlyProgram(of: options)
    }
  }

  /// Sources outside of the package that are no copies of SwiftPM's own either.
  public var sourcesElsewhere: [String] {
    let (package, built) = (options.package.path + "/", scratch.path + "/")
    let modules = (plan.map { Array($0.modules.values) } ?? []) + stage
    return Set(modules.flatMap(\.objects.keys)).filter {
      !$0.hasPrefix(package) && !$0.hasPrefix(built)
    }.sorted()
  }

  /// The program as it was built before that.
  public var previousProgram: URL? {
    linker.map(\.previous).flatMap { SourceWatch.Stamp($0.path) == nil ? nil : $0 }
  }

  /// Has SwiftPM build all that has changed, and reads its plan.
  private func makePlan() async throws -> BuildPlan {
    var arguments = ["build", "--package-path", options.package.path, "--product", name]
    arguments += ["--scratch-path", scratch.path] + options.arguments
    let result = try await Shell.run("swift", arguments, environment: Self.environment)
    guard result.isClean else {
      if plan == nil { plan = try? BuildPlan(of: name, in: folder) }
      // Of packages beside this one, SwiftPM may not notice new files: the next plan is a new one.
      try? FileManager.default.removeItem(atPath: folder.path + ".yaml")
      throw BuildError(compiler: result.output + result.errors, "The package can't be built.")
    }
    let plan = try BuildPlan(of: name, in: folder)
    self.plan = plan
    return plan
  }

  /// Builds all that has changed, with SwiftPM.
  public func buildPackage() async throws -> Built {
    let plan = try await makePlan()
    texts = [:]
    for path in plan.modules.values.filter(isOwn).flatMap(\.objects.keys) {
      texts[path] = try? String(contentsOfFile: path, encoding: .utf8)
    }
    compilers = [:]
    newer = [:]
    let linker = try await linker(plan, name + (options.hasStage ? "Previews" : ""))
    self.linker = linker
    return Built(program: try await linker.linkProgram(newer, anew: true), way: .package)
  }

  /// Links what rarely changes.
  ///
  /// - Returns: What links the program.
  private func linker(_ plan: BuildPlan, _ program: String) async throws -> ProgramLinker {
    let own = Set(plan.modules.values.filter(isOwn).flatMap(\.objects.values))
    if options.hasStage { stage = try await modulesOfStage() }
    let more = stage.flatMap(\.objects.values).sorted()
    var linker = try ProgramLinker(program, plan, own: own, more: more, in: folder)
    linker.keepsLines = options.keepsLines
    try await linker.linkLibrary()
    return linker
  }

  /// Builds what shows an app without a browser.
  private func modulesOfStage() async throws -> [BuildPlan.Module] {
    var arguments = ["build", "--package-path", options.package.path, "--target", "MeerkatStage"]
    arguments += ["--scratch-path", scratch.path] + options.arguments
    let result = try await Shell.run("swift", arguments, environment: Self.environment)
    guard result.isClean else {
      let output = result.output + result.errors
      throw BuildError(
        output.contains("no target named")
          ? "The package doesn't use Meerkat."
          : BuildError(compiler: output, "The stage can't be built.").description)
    }
    return try BuildPlan.modules(of: "MeerkatStage", in: folder)
  }

  /// Builds the app as it shows itself without a browser: to be started with `--stage`.
  ///
  /// - Returns: The program.
  /// - Throws: ``BuildError``; `CancellationError`.
  public func buildStage() async throws -> URL {
    let stage = folder.appending(path: "\(ProgramLinker.folderName)/\(name)Stage")
    let list = stage.appendingPathExtension("sources")
    if isCurrent(stage, list) { return stage }
    let (start, text) = (Date(), options.arguments.joined(separator: "\n"))
    let linker = try await linker(try await makePlan(), name + "Stage")
    let program = try await linker.linkProgram([:], anew: true)
    // It is as new as the sources were when the build began.
    try FileManager.default.setAttributes([.modificationDate: start], ofItemAtPath: program.path)
    try ([text, ""] + sourcesElsewhere).joined(separator: "\n")
      .write(to: list, atomically: true, encoding: .utf8)
    return program
  }

  /// Whether nothing has changed since a stage was built.
  private func isCurrent(_ stage: URL, _ list: URL) -> Bool {
    guard let stamp = SourceWatch.Stamp(stage.path),
      let text = try? String(contentsOf: list, encoding: .utf8),
      let end = text.range(of: "\n\n"),
      text[..<end.lowerBound] == options.arguments.joined(separator: "\n")
    else { return false }
    let others = text[end.upperBound...].split(separator: "\n").map(String.init)
    return SourceWatch(options.package, and: others).isOlder(than: stamp)
  }

  /// Builds after files were changed.
  ///
  /// - Parameter changed: The paths of the files.
  /// - Returns: The program, and how it was built.
  /// - Throws: ``BuildError``; `CancellationError`. After either, name the same files again.
  public func build(changed: Set<String>) async throws -> Built {
    guard let plan, let linker else { return try await buildPackage() }
    let modules = plan.modules.values.filter(isOwn)
    var parts: [Part] = []
    for path in changed.sorted() {
      guard let module = modules.first(where: { $0.objects[path] != nil }),
        let text = try? String(contentsOfFile: path, encoding: .utf8)
      else { return try await buildPackage() }
      parts.append((module, path, text))
    }
    let others = parts.filter { texts[$0.file] != $0.text }
    guard !others.isEmpty else { return Built(program: linker.program, way: .file) }
    // What is most probable begins at once, and is interrupted if it doesn't do.
    let old = texts
    async let compiled = compile(others, linker)
    async let isInside = Interface.areSame(others.map { (old[$0.file] ?? "", $0.text) })
    guard others.count <= 8, await isInside else {
      return try await build(modulesOf: others, plan, linker)
    }
    let newer = try await compiled
    let program = try await linker.linkProgram(newer)
    self.newer = newer
    for part in others { texts[part.file] = part.text }
    return Built(program: program, way: .file)
  }

  private typealias Part = (module: BuildPlan.Module, file: String, text: String)

  /// Compiles files alone.
  ///
  /// - Returns: The objects to take in the place of SwiftPM's.
  private func compile(_ parts: [Part], _ linker: ProgramLinker) async throws -> [String: String] {
    var newer = newer
    for part in parts {
      let object = part.module.objects[part.file] ?? ""
      // One that is in use stays, for a change that is taken back.
      let files = ["a", "b"].map {
        linker.folder.appending(path: "\($0)-\(Self.name(of: object))").path
      }
      newer[object] = try await compiler(of: part.module).compile(
        part.file, to: files.first { $0 != newer[object] } ?? files[0])
    }
    return newer
  }

  /// Compiles the modules of changed files, and those that import them.
  private func build(
    modulesOf parts: [Part], _ plan: BuildPlan,
    _ linker: ProgramLinker
  ) async throws -> Built {
    var stale = Set(parts.map(\.module.name))
    // Whatever happens, the compiler's own records know these files better from now on.
    for part in parts { texts[part.file] = nil }
    for module in inOrder(plan.modules.values.filter(isOwn)) {
      let importsStale = !stale.subtracting([module.name]).isDisjoint(with: module.imports)
      guard importsStale || stale.contains(module.name) else { continue }
      stale.insert(module.name)
      // What an incremental build knows of other modules is lost after a while: for those, all is
      // compiled.
      let arguments = module.arguments.filter {
        $0 != "-parseable-output" && !(importsStale && $0 == "-incremental")
      }
      let result = try await Shell.run(module.compiler, arguments, in: options.package)
      guard result.isClean else {
        throw BuildError(
          compiler: result.output + result.errors, "\(module.name) can't be compiled.")
      }
      // The compiler has made the newest of all files.
      for object in module.objects.values { newer[object] = nil }
    }
    let program = try await linker.linkProgram(newer, anew: true)
    for part in parts { texts[part.file] = part.text }
    return Built(program: program, way: .module)
  }

  private func compiler(of module: BuildPlan.Module) async throws -> FileCompiler {
    if let known = compilers[module.name] { return known }
    let compiler = try await FileCompiler(of: module, in: options.package)
    compilers[module.name] = compiler
    return compiler
  }

  /// The modules, each after those that it imports.
  private func inOrder(_ modules: [BuildPlan.Module]) -> [BuildPlan.Module] {
    var (left, ordered) = (modules.sorted { $0.name < $1.name }, [BuildPlan.Module]())
    while !left.isEmpty {
      let names = Set(left.map(\.name))
      let ready = left.filter { $0.imports.subtracting([$0.name]).isDisjoint(with: names) }
      ordered += ready.isEmpty ? left : ready
      left.removeAll { module in ordered.contains { $0.name == module.name } }
    }
    return ordered
  }

  /// Whether a module belongs to the package itself.
  private func isOwn(_ module: BuildPlan.Module) -> Bool {
    let (package, built) = (options.package.path + "/", scratch.path + "/")
    return module.objects.keys.contains { $0.hasPrefix(package) && !$0.hasPrefix(built) }
  }

  private var folder: URL { scratch.appending(path: "debug") }

  /// A name for an object in another folder.
  private static func name(of object: String) -> String {
    let parts = object.split(separator: "/")
    let start = parts.firstIndex { $0.hasSuffix(".build") && !$0.hasPrefix(".") } ?? 0
    return parts[start...].joined(separator: "-")
  }

  private static func onlyProgram(of options: Options) async throws -> String {
    let result = try await Shell.run(
      "swift", ["package", "--package-path", options.package.path, "dump-package"])
    guard result.isClean else {
      throw BuildError(
        compiler: result.errors, "\(options.package.path) is no package that SwiftPM can read.")
    }
    let dump = JSON(result.output)
    let named = dump?["products"]?.elements.filter { $0["type"]?["executable"] != nil } ?? []
    let targets = dump?["targets"]?.elements.filter { $0["type"] == "executable" } ?? []
    let programs = (named.isEmpty ? targets : named).compactMap { $0["name"]?.string }
    guard programs.count == 1, let program = programs.first else {
      let list = programs.sorted().joined(separator: ", ")
      throw BuildError(
        programs.isEmpty
          ? "The package in \(options.package.path) has no program to run."
          : "The package has several programs: choose one with --product: \(list).")
    }
    return program
  }
}
