import Foundation
import MeerkatDeeds

/// An address on this server: the path and query that the address bar shows.
struct PageAddress: Hashable, Sendable {
  /// The address, percent-encoded.
  let text: String

  /// Reads an address; nil for what is none, would lead to another server or belongs to the host.
  init?(_ text: String) {
    guard text.hasPrefix("/"), !text.hasPrefix("//"), !text.hasPrefix("/\\"),
      !text.hasPrefix(PageAddress.reserved), text.utf8.count <= PageAddress.longest
    else { return nil }
    self.text = text
  }

  /// Where the host has its own files.
  private static let reserved = "/~/"
  /// In bytes: what every browser takes.
  private static let longest = 8_000

  /// The address without its query.
  var path: Substring { text.prefix { $0 != "?" } }

  /// The same as one short line for the log.
  var line: String { String(path).oneLine }

  /// The same for recordings: all of it, without what proves who a user is.
  var recorded: String {
    var parts = URLComponents(string: text)
    parts?.hideSecrets()
    return parts?.string ?? String(path)
  }

  /// The address as a link that can be opened in the app.
  var url: URL? { URL(string: text) }

  /// Where an app is that was opened without saying where.
  var isRoot: Bool { text == "/" }
}

extension String {
  /// The text as one short line of printable ASCII, so that it can't inject lines into the log.
  var oneLine: String {
    let shown = unicodeScalars.prefix(120).map { scalar in
      (0x20..<0x7F).contains(scalar.value) ? String(scalar) : "?"
    }
    return shown.joined() + (unicodeScalars.dropFirst(120).isEmpty ? "" : "…")
  }
}

/// An app's address and title, as the browser's history and title bar show them.
struct HistoryEntry: Equatable {
  /// The number of steps that a user can go back.
  var depth = 0
  var title = ""
  /// The address of what is shown, if the app tells one.
  var address: PageAddress?
}
