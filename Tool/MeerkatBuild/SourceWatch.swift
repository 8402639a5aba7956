public import Foundation

/// The files of a package, and when they were changed last.
///
/// Files are looked at again and again: that works on every file system and for every editor, and
/// takes about a microsecond for a file.
public struct SourceWatch: Sendable {
  /// What tells two states of a file apart.
  struct Stamp: Hashable, Sendable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let node: UInt64
    let isFolder: Bool
  }

  private let root: String
  /// Files elsewhere to look at.
  public var others: [String] { didSet { scan() } }
  /// The files, and the folders, whose stamps change with what is in them.
  private var files: [String: Stamp] = [:]
  private var folders: [String: Stamp] = [:]

  /// Takes note of the files in a folder, and of some others.
  ///
  /// Hidden folders, and `.build` among them, are left out.
  public init(_ root: URL, and others: [String] = []) {
    self.root = root.path
    self.others = others
    scan()
  }

  /// How long to wait between two looks: a twentieth of a processor at most is spent on them.
  public var interval: Duration {
    max(.milliseconds(30), .microseconds(25 * (files.count + folders.count)))
  }

  /// Looks again.
  ///
  /// - Returns: The files that were changed, added or removed.
  public mutating func look() -> Set<String> {
    let old = files
    if folders.contains(where: { Stamp($0.key) != $0.value }) {
      scan()
    } else {
      for (path, stamp) in files where Stamp(path) != stamp { files[path] = Stamp(path) }
    }
    var changed = Set(files.lazy.filter { old[$0.key] != $0.value }.map(\.key))
    for path in old.keys where files[path] == nil { changed.insert(path) }
    return changed
  }

  /// Whether all files, and the folders around them, were last changed before another file was.
  func isOlder(than stamp: Stamp) -> Bool {
    !others.contains { files[$0] == nil }
      && [files, folders].allSatisfy { all in
        all.values.allSatisfy { ($0.seconds, $0.nanoseconds) < (stamp.seconds, stamp.nanoseconds) }
      }
  }

  private mutating func scan() {
    (files, folders) = ([:], [:])
    var pending = [root]
    // Links may lead in a circle, or to what is built.
    var seen: Set<String> = []
    func real(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }
    let built = real(root) + "/.build"
    while let folder = pending.popLast() {
      let place = real(folder)
      guard seen.insert(place).inserted, !place.hasPrefix(built), let stamp = Stamp(folder),
        let names = opendir(folder)
      else { continue }
      folders[folder] = stamp
      defer { closedir(names) }
      while let entry = readdir(names) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        guard !name.hasPrefix("."), !name.hasSuffix("~") else { continue }
        let path = folder + "/" + name
        guard let stamp = Stamp(path) else { continue }
        if !stamp.isFolder {
          files[path] = stamp
        } else {
          // What is behind a link may also be here under its own name.
          pending.insert(path, at: real(path) == place + "/" + name ? pending.count : 0)
        }
      }
    }
    for path in others { files[path] = Stamp(path) }
  }
}

extension SourceWatch.Stamp {
  /// Nil if there is no such file.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
    size = Int(status.st_size)
    node = UInt64(status.st_ino)
    // Also through a link, and where a folder doesn't say what is in it.
    isFolder = status.st_mode & S_IFMT == S_IFDIR
  }
}
