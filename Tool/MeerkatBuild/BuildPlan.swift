import Foundation

/// How SwiftPM builds the modules of a program, from the plan that it leaves beside the results.
struct BuildPlan: Sendable {
  /// A module, and what compiles it.
  struct Module: Sendable {
    let name: String
    let compiler: String
    let arguments: [String]
    /// The objects, by their sources.
    let objects: [String: String]
    /// The names of the modules that it may import.
    let imports: Set<String>
  }

  /// The modules, by their names.
  let modules: [String: Module]
  let linker: String
  /// How the program is linked, without its objects.
  let linkArguments: [String]
  /// All objects of the program.
  let objects: [String]

  /// Reads the plan of a program.
  ///
  /// - Parameters:
  ///   - product: The name of the program.
  ///   - folder: The folder of the results, such as `.build/debug`.
  /// - Throws: ``BuildError`` if there is no plan, or none of the program.
  init(of product: String, in folder: URL) throws {
    let commands = try Commands(in: folder)
    guard let link = commands.find(product, ".exe"), let linkArguments = link.arguments else {
      throw BuildError("SwiftPM's plan of \(folder.path) has no program \(product).")
    }
    objects = (link.inputs ?? []).filter { $0.hasSuffix(".o") && !$0.hasSuffix(".swiftmodule.o") }
    var arguments = linkArguments.filter { !$0.hasPrefix("@") }
    linker = arguments.removeFirst()
    self.linkArguments = arguments
    var modules: [String: Module] = [:]
    for name in Set(objects.compactMap(Self.module)) {
      guard let command = commands.find(name, ".module"), let module = Module(name, command)
      else { continue }
      modules[name] = module
    }
    self.modules = modules
  }

  /// A module, and all that it imports.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - folder: The folder of the results.
  /// - Returns: The modules, the one that was asked for first.
  /// - Throws: ``BuildError`` if there is no plan.
  static func modules(of module: String, in folder: URL) throws -> [Module] {
    let commands = try Commands(in: folder)
    var (pending, known, modules) = ([module], Set<String>(), [Module]())
    while let name = pending.popLast() {
      guard known.insert(name).inserted, let command = commands.find(name, ".module"),
        let module = Module(name, command)
      else { continue }
      modules.append(module)
      pending += module.imports
    }
    return modules
  }

  /// The name of the module of an object, from the folder `Name.build` in which it is.
  static func module(of object: String) -> String? {
    object.split(separator: "/").first { $0.hasSuffix(".build") && !$0.hasPrefix(".") }
      .map { String($0.dropLast(".build".count)) }
  }
}

extension BuildPlan.Module {
  fileprivate init?(_ name: String, _ command: Command) {
    guard var arguments = command.arguments,
      let map = arguments.firstIndex(of: "-output-file-map"), map + 1 < arguments.count,
      let data = FileManager.default.contents(atPath: arguments[map + 1]),
      let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: data)
    else { return nil }
    self.name = name
    compiler = arguments.removeFirst()
    self.arguments = arguments
    objects = outputs.compactMapValues { $0["object"] }.filter { !$0.key.isEmpty }
    imports = Set(
      (command.inputs ?? []).compactMap { input in
        guard input.hasSuffix(".swiftmodule"), let name = input.split(separator: "/").last
        else { return nil }
        return String(name.dropLast(".swiftmodule".count))
      })
  }
}

/// A command of the plan: its lines, in which each list stands on one as JSON.
private struct Command {
  let lines: ArraySlice<Substring>

  var arguments: [String]? { list("    args: ") }
  var inputs: [String]? { list("    inputs: ") }

  private func list(_ key: String) -> [String]? {
    guard let line = lines.first(where: { $0.hasPrefix(key) }) else { return nil }
    return try? JSONDecoder().decode([String].self, from: Data(line.dropFirst(key.count).utf8))
  }
}

/// The commands of the plan, by their names.
private struct Commands {
  private var commands: [Substring: Command] = [:]
  private let platform: String

  init(in folder: URL) throws {
    let file = folder.appendingPathExtension("yaml")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw BuildError("\(file.path) is missing: SwiftPM has left no plan.")
    }
    platform = folder.resolvingSymlinksInPath().deletingLastPathComponent().lastPathComponent
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" }
    var start = lines.startIndex
    while start < lines.endIndex {
      let end = lines[start...].firstIndex(of: "") ?? lines.endIndex
      // After the first command's group, each one begins with its name between quotation marks.
      if let header = lines[start..<end].firstIndex(where: { $0.hasPrefix("  \"C.") }) {
        commands[lines[header].dropFirst(5).dropLast(2)] = Command(lines: lines[header..<end])
      }
      start = end + 1
    }
  }

  /// The command that makes a module or a program of the app, not of a tool of its build.
  func find(_ name: String, _ suffix: String) -> Command? {
    commands["\(name)-\(platform)-debug\(suffix)"]
  }
}
