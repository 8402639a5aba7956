import Foundation

/// A file that a snapshot is compared with.
struct SnapshotReference {
  private let url: URL

  init(_ url: URL) { self.url = url }

  /// The result of a comparison.
  enum Outcome {
    case same
    /// The reference was written, as the message says, or could not be.
    case written(String)
    case failed(SnapshotFailure)
  }

  func compare(_ file: SnapshotFile, _ mode: SnapshotTestingConfiguration.Record) -> Outcome {
    if mode == .all { return write(file, because: "All references are recorded") }
    guard FileManager.default.fileExists(atPath: url.path) else {
      guard mode != .never else {
        return .written(
          "There is no reference \(url.path), and none is recorded here. Run the test on your machine, look at the file, and commit it."
        )
      }
      return write(file, because: "There was no reference")
    }
    guard let old = try? Data(contentsOf: url) else {
      return .written("The reference \(url.path) can't be read. Look at its permissions.")
    }
    if old == file.bytes { return .same }
    let differences = differences(old, file)
    if let differences, differences.isEmpty { return .same }
    if mode == .failed { return write(file, because: "The reference differed") }
    return .failed(failure(old, file, differences))
  }

  /// Describes the differences; nil if the reference is damaged.
  private func differences(_ old: Data, _ file: SnapshotFile) -> [String]? {
    switch file.kind {
    case .bytes:
      return ["The bytes differ: \(old.count) in the reference, \(file.bytes.count) now."]
    case .text:
      return String(validating: old, as: UTF8.self).map { TextDifference.lines($0, file.text) }
    case .svg:
      return String(validating: old, as: UTF8.self).flatMap(DrawnScreen.init)
        .flatMap { old in DrawnScreen(file.text).map { PictureDifference.words(old, $0) } }
    }
  }

  private func failure(
    _ old: Data, _ file: SnapshotFile, _ differences: [String]?
  ) -> SnapshotFailure {
    let heading =
      differences == nil
      ? "The reference \(url.path) is damaged. Restore it, or record it anew."
      : "The snapshot differs from \(url.path):"
    let words = differences ?? []
    let most = 20
    let shown = words.prefix(most).map { "  \($0)" }
    let rest = words.count > most ? ["  and \(words.count - most) more."] : []
    let advice = "To accept it: SNAPSHOT_TESTING_RECORD=failed swift test"
    return SnapshotFailure(
      path: url.path, message: ([heading] + shown + rest + [advice]).joined(separator: "\n"),
      reference: file.kind == .bytes
        ? old.base64EncodedString() : String(decoding: old, as: UTF8.self),
      result: file.kind == .bytes ? file.bytes.base64EncodedString() : file.text, kind: file.kind,
      differences: words)
  }

  /// Writes the reference as a whole or not at all.
  private func write(_ file: SnapshotFile, because reason: String) -> Outcome {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.bytes.write(to: url, options: .atomic)
      return .written("\(reason): \(url.path) was written. Look at it, and run the test again.")
    } catch {
      return .written("\(reason), but \(url.path) can't be written: \(error)")
    }
  }
}

extension String {
  /// Creates a text of bytes, nil where they are no text.
  fileprivate init?(validating data: Data, as encoding: UTF8.Type) {
    self.init(validating: Array(data), as: encoding)
  }
}
