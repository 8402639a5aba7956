package import Foundation
import Synchronization

/// The snapshots that this test run has compared.
package final class SnapshotRun: Sendable {
  static let shared = SnapshotRun()

  /// The state of the run so far.
  private struct State {
    /// How many snapshots without a name each test has taken, and which one it is.
    var counts: [String: (number: Int, test: String?)] = [:]
    var used: Set<String> = []
    var failures: [SnapshotFailure] = []
  }

  private let state = Mutex(State())
  private let reportURL: URL

  /// Creates a run with its report at another location.
  package init(reportURL: URL) { self.reportURL = reportURL }

  private init() {
    reportURL = SnapshotRun.usualReportURL
    let process = ProcessInfo.processInfo
    guard SnapshotRun.listsUnused(process.arguments, environment: process.environment) else {
      return
    }
    atexit { SnapshotRun.shared.listUnused() }
  }

  /// Compares files with their references, updates references as configured, and returns mistakes.
  package func check(
    _ files: [SnapshotFile], at place: AssertionLocation, pathExtension: String,
    mode: SnapshotTestingConfiguration.Record
  ) -> [String] {
    let names = SnapshotNames(place)
    guard let label = place.name ?? number(of: place) else {
      return ["Two tests of this file are called \(place.testName): name their snapshots."]
    }
    return files.compactMap { file in
      let url = names.url(label, file.variant, pathExtension)
      state.withLock { _ = $0.used.insert(url.path) }
      let reference = SnapshotReference(url)
      switch reference.compare(file, mode) {
      case .same: return nil
      case .written(let message): return message
      case .failed(let failure):
        let report = note(failure)
        return failure.message + (report.map { "\nThe report: \($0)" } ?? "")
      }
    }
  }

  /// The number of a snapshot without a name; nil if another test has the same file and name.
  private func number(of place: AssertionLocation) -> String? {
    state.withLock { state in
      let key = place.filePath + " " + place.testName
      let (number, test) = state.counts[key] ?? (0, place.test)
      guard test == nil || place.test == nil || test == place.test else { return nil }
      state.counts[key] = (number + 1, test)
      return "\(number + 1)"
    }
  }

  /// Adds a failure to the report, and gives the path of that; nil where it can't be written.
  private func note(_ failure: SnapshotFailure) -> String? {
    state.withLock { state in
      state.failures.append(failure)
      let report = SnapshotReport(failures: state.failures).html
      guard (try? Data(report.utf8).write(to: reportURL, options: .atomic)) != nil else {
        return nil
      }
      return reportURL.path
    }
  }

  /// Where the report is: in the folder for what is temporary, unless the environment says otherwise.
  private static var usualReportURL: URL {
    if let path = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_REPORT"] {
      return URL(fileURLWithPath: path)
    }
    return FileManager.default.temporaryDirectory.appendingPathComponent("snapshot-report.html")
  }

  /// Whether references that no test has used are listed at the end: where all tests run, unless the
  /// environment says otherwise.
  package static func listsUnused(_ arguments: [String], environment: [String: String]) -> Bool {
    if let wish = environment["SNAPSHOT_TESTING_UNUSED"], !wish.isEmpty { return wish != "0" }
    var previous = "--"
    for argument in arguments {
      if ["--filter", "--skip", "-XCTest"].contains(argument) { return false }
      // A name without an option before it is that of the only test to run.
      if !argument.hasPrefix("-"), !previous.hasPrefix("-") { return false }
      previous = argument.hasPrefix("--") && !argument.contains("=") ? "-" : "value"
    }
    return true
  }

  /// Gives the references that no test has used: those beside the ones that were used, and those of
  /// files with tests that are gone.
  package func unused() -> [String] {
    let used = state.withLock { $0.used }
    let inUse = Set(used.map { ($0 as NSString).deletingLastPathComponent })
    let roots = Set(inUse.map { ($0 as NSString).deletingLastPathComponent })
    let gone = roots.flatMap { root in
      let tests = (root as NSString).deletingLastPathComponent
      return SnapshotRun.contents(of: root).filter { folder in
        let source = tests + "/" + (folder as NSString).lastPathComponent + ".swift"
        return !FileManager.default.fileExists(atPath: source)
      }
    }
    return inUse.union(gone).flatMap(SnapshotRun.contents).filter { !used.contains($0) }.sorted()
  }

  /// The paths of what is in a folder.
  private static func contents(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { !$0.hasPrefix(".") }.map { folder + "/" + $0 }
  }

  private func listUnused() {
    let unused = unused()
    guard !unused.isEmpty else { return }
    let text = "References that no test has used:\n" + unused.map { "  \($0)\n" }.joined()
    FileHandle.standardError.write(Data(text.utf8))
  }
}

/// The names of references.
struct SnapshotNames {
  private let folder: URL
  private let test: String

  init(_ place: AssertionLocation) {
    let file = URL(fileURLWithPath: place.filePath)
    folder = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
    test = SnapshotNames.sanitized(String(place.testName.prefix { $0 != "(" }))
  }

  func url(_ name: String, _ variant: String?, _ pathExtension: String) -> URL {
    let whole = SnapshotNames.sanitized(name) + (variant.map { "-" + $0 } ?? "")
    return folder.appendingPathComponent("\(test).\(whole).\(pathExtension)")
  }

  /// Leaves letters, digits and dashes.
  static func sanitized(_ name: String) -> String {
    var text = ""
    for character in name {
      let isPlain = character.isLetter || character.isNumber || character == "_"
      if isPlain { text.append(character) } else if text.last != "-" { text.append("-") }
    }
    while text.last == "-" { text.removeLast() }
    return String(text.drop { $0 == "-" })
  }
}

/// A snapshot that differs from its reference.
struct SnapshotFailure {
  let path: String
  let message: String
  let reference: String
  let result: String
  let kind: SnapshotFile.Kind
  /// What differs, in words.
  let differences: [String]
}
