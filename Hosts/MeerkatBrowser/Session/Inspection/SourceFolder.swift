package import Foundation
import Synchronization

/// A line of a source file.
package struct SourceLine: Hashable, Sendable {
  /// The path relative to the package's folder.
  package let file: String
  /// The line, counted from 1.
  package let line: Int

  package init(file: String, line: Int) {
    (self.file, self.line) = (file, line)
  }

  /// The name of the file.
  var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }
}

/// A type's name in the source.
package struct SourceName: Hashable, Sendable {
  package let module: String
  package let name: String

  package init(module: String, name: String) {
    (self.module, self.name) = (module, name)
  }

  package init(of type: Any.Type) {
    // `Gallery.CourseView`, `Gallery.(unknown context at $1f2).Row`, `Gallery.Card<Gallery.Row>`
    let whole = _typeName(type, qualified: true).prefix { $0 != "<" }
    module = String(whole.prefix { $0 != "." })
    name = String(whole.split(separator: ".").last ?? "")
  }

  /// Whether the type belongs to the app rather than to Meerkat or the standard library.
  package var isOwn: Bool { !module.hasPrefix("Meerkat") && module != "Swift" }
}

/// The Swift files of the package that contains the program, and their declarations.
///
/// Nothing outside the package's own folder is read.
package final class SourceFolder: Sendable {
  private let root: URL
  private let index = Mutex<Index?>(nil)

  package init(root: URL) { self.root = root.standardizedFileURL.resolvingSymlinksInPath() }

  /// Finds the package in whose folder the program was started, or was built.
  static func ofProgram() -> SourceFolder? {
    let manager = FileManager.default
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    for start in [URL(fileURLWithPath: manager.currentDirectoryPath), program] {
      var folder = start.standardizedFileURL
      while folder.path != "/" {
        if manager.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
          return SourceFolder(root: folder)
        }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }

  /// Returns where a type is declared, preferably in a folder named like its module.
  package func declaration(of name: SourceName) -> SourceLine? {
    let found = indexed().declarations[name.name] ?? []
    func holds(_ part: String) -> (SourceLine) -> Bool {
      { $0.file.split(separator: "/").contains(Substring(part)) }
    }
    return found.first(where: holds(name.module))
      ?? found.first { !holds("Tests")($0) } ?? found.first
  }

  /// Returns the text of a file, or nil if it can't be read or isn't in the package.
  package func text(of file: String) -> String? {
    let url = root.appendingPathComponent(file).standardizedFileURL.resolvingSymlinksInPath()
    guard url.path.hasPrefix(root.path + "/"), url.pathExtension == "swift" else { return nil }
    return try? String(contentsOf: url, encoding: .utf8)
  }

  /// Returns the first of several call sites that is in this package.
  ///
  /// - Parameters:
  ///   - changes: The call sites of each change, the most telling change first.
  ///   - destination: The destination at the time.
  ///   - title: What the user did, such as `Pressed “Buy”`.
  /// - Returns: The line, or nil if no call site is in this package. For a call site without a line,
  ///   it is that of another change in the same file, of the destination, or of the action that is
  ///   named like the button.
  package func line(
    of changes: [[CallSite]], at destination: String, to title: String = ""
  ) -> SourceLine? {
    let sites = changes.joined()
    for site in sites {
      guard let file = file(of: site.path) else { continue }
      let known = site.line > 0 ? site : sites.first { $0.path == site.path && $0.line > 0 }
      let line =
        known?.line ?? self.line(of: destination, in: file) ?? self.line(answering: title, in: file)
      if let line { return SourceLine(file: file, line: line) }
    }
    return nil
  }

  /// Returns a line of a file that is known by its module and name, as `#fileID` gives them.
  func line(_ line: Int, ofFile id: String) -> SourceLine? {
    file(of: id).map { SourceLine(file: $0, line: line) }
  }

  /// The line of `.didPressBuy {` for `Pressed “Buy”`.
  private func line(answering title: String, in file: String) -> Int? {
    let label = title.split { "“”".contains($0) }.dropFirst().first ?? ""
    let name = label.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    guard !name.isEmpty else { return nil }
    let lines = text(of: file)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    return lines.firstIndex { $0.contains(".did") && $0.contains(name) }.map { $0 + 1 }
  }

  /// The path of a file in this package, which may have been built elsewhere.
  private func file(of path: String) -> String? {
    if path.hasPrefix(root.path + "/") { return String(path.dropFirst(root.path.count + 1)) }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return indexed().files.filter { $0 == name || $0.hasSuffix("/" + name) }
      .max { $0.commonSuffix(with: path) < $1.commonSuffix(with: path) }
  }

  /// The line of `case .details(let id):` for `details(7)`.
  private func line(of destination: String, in file: String) -> Int? {
    guard !destination.isEmpty else { return nil }
    let name = destination.prefix { $0 != "(" }
    let lines = text(of: file)?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    let index = lines.firstIndex { line in
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return words.first == "case" && line.contains(".\(name)") && words.contains(name)
    }
    return index.map { $0 + 1 }
  }

  /// The files of the package, and the positions of each declared name.
  private struct Index {
    var files: [String] = []
    var declarations: [String: [SourceLine]] = [:]
  }

  private func indexed() -> Index {
    index.withLock { index in
      if let index { return index }
      let made = Self.scan(root)
      index = made
      return made
    }
  }

  private static func scan(_ root: URL) -> Index {
    var found = Index()
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", let text = try? Data(contentsOf: file) else { continue }
      let path = String(file.path.dropFirst(root.path.count + 1))
      found.files.append(path)
      for declaration in DeclarationScanner.declarations(in: text) {
        found.declarations[declaration.name, default: []].append(
          SourceLine(file: path, line: declaration.line))
      }
    }
    found.files.sort()
    for name in found.declarations.keys { found.declarations[name]?.sort { $0.file < $1.file } }
    return found
  }
}

extension String {
  /// How many letters at the end are the same.
  fileprivate func commonSuffix(with other: String) -> Int {
    zip(reversed(), other.reversed()).prefix { $0 == $1 }.count
  }
}

/// Finds the types that a file declares.
private enum DeclarationScanner {
  private static let kinds: Set<String> = ["struct", "class", "enum", "actor"]

  static func declarations(in data: Data) -> [(name: String, line: Int)] {
    var found: [(name: String, line: Int)] = []
    for (index, line) in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated()
    {
      // Most lines say nothing of the kind, and are dropped before they become text.
      guard line.count < 300, let first = line.first(where: { $0 != UInt8(ascii: " ") }),
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) || first == UInt8(ascii: "@")
      else { continue }
      let words = String(decoding: line, as: UTF8.self)
        .split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
      guard let kind = words.prefix(8).firstIndex(where: { kinds.contains(String($0)) }),
        kind + 1 < words.count, words[kind + 1].first?.isUppercase == true
      else { continue }
      found.append((String(words[kind + 1]), index + 1))
    }
    return found
  }
}
