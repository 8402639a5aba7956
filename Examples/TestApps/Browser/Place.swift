import Foundation

/// Where the app is, and which address that has: `/notes/1/2`, `/sheet?over=notes`.
struct Place: Equatable {
  var numbers: [Int] = []
  var isSheetShown = false
  /// Whether the topmost note may not be left.
  var isHeld = false
  /// Whether a user is asked before the topmost note is left, and is being asked.
  var asks = false
  var isAsked = false

  var address: String {
    let notes = "/notes" + numbers.map { "/\($0)" }.joined()
    return isSheetShown ? "\(notes)?sheet=shown" : notes
  }
}

extension Place {
  /// Reads an address; nil where it is none.
  init?(_ url: URL) {
    let parts = url.path().split(separator: "/")
    let numbers = parts.dropFirst().map { Int($0) }
    guard parts.first == "notes", !numbers.contains(nil) else { return nil }
    self.numbers = numbers.compactMap(\.self)
    isSheetShown = url.query() == "sheet=shown"
  }
}
