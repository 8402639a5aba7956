import CConditions
public import Foundation

/// What is the same each time that an app runs: its clock, its random numbers, and what servers
/// answer.
///
/// A small library, which is loaded into the program's process alone, sees to it. The app and its
/// tests link nothing of it.
public struct ProcessConditions: Sendable {
  /// Whether what `Task.sleep` asks for is kept back until nothing else is left to do.
  public var isHurried = false
  /// When the program begins by its own clock, which goes on from there; nil for the real time.
  public var clock: Date?
  /// The address to which all requests go, each with its own address as path; nil to leave them.
  public var services: String?

  public init() {}

  /// Compiles the library, unless that was done.
  ///
  /// Random numbers are those of the main actor: the same in each run. So is the order in which a
  /// set or a dictionary has its elements.
  ///
  /// - Parameter folder: Where to.
  /// - Returns: What a program needs in its environment.
  /// - Throws: ``BuildError`` if there is no compiler for C.
  public func environment(in folder: URL) async throws -> [String: String] {
    let library = folder.appending(path: "libMeerkatConditions.so")
    let file = folder.appending(path: "MeerkatConditions.c")
    let source = String(cString: meerkat_conditions())
    let known = try? String(contentsOf: file, encoding: .utf8)
    if known != source || !FileManager.default.fileExists(atPath: library.path) {
      try source.write(to: file, atomically: true, encoding: .utf8)
      let result = try await Shell.run(
        "clang", ["-shared", "-fPIC", "-O1", "-o", library.path, file.path, "-lpthread"])
      guard result.isClean else {
        throw BuildError("\(file.path) can't be compiled:\n\(result.errors.prefix(2_000))")
      }
    }
    var environment = [
      "LD_PRELOAD": library.path, "MEERKAT_SEED": "1", "SWIFT_DETERMINISTIC_HASHING": "1",
    ]
    if isHurried { environment["MEERKAT_HURRIED"] = "1" }
    if let clock { environment["MEERKAT_CLOCK"] = "\(clock.timeIntervalSince1970)" }
    if let services { environment["MEERKAT_SERVICES"] = services }
    return environment
  }
}
