package import Foundation

/// Moves a damaged file out of the way, and never over another one.
package enum SettingAside {
  /// Renames a file to a name with a date that nothing else has.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - date: When it was found to be damaged.
  /// - Returns: Where the file is now.
  /// - Throws: What the file system says; the file is still in its place then.
  package static func move(_ url: URL, at date: Date) throws -> URL {
    let target = freeName(for: url, at: date)
    try FileManager.default.moveItem(at: url, to: target)
    return target
  }

  private static func freeName(for url: URL, at date: Date) -> URL {
    let day = date.formatted(.iso8601.year().month().day())
    let time = date.formatted(
      .iso8601.time(includingFractionalSeconds: false).timeSeparator(.omitted))
    let name = "\(url.deletingPathExtension().lastPathComponent) damaged \(day) \(time)"
    let folder = url.deletingLastPathComponent()
    func candidate(_ number: Int) -> URL {
      folder.appending(path: number == 1 ? name : "\(name) \(number)")
        .appendingPathExtension(url.pathExtension)
    }
    var number = 1
    while exists(candidate(number)) { number += 1 }
    return candidate(number)
  }

  private static func exists(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.path(percentEncoded: false))
  }
}
