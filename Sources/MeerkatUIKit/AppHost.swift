import Foundation

/// What the host does for the app instance whose event is being handled.
///
/// A page shows one of many app instances of the process: what UIKit has once, such as the
/// pasteboard, each of them has for itself. Tasks that begin while an event is handled keep the
/// host; what a dispatch queue calls later has none, and everything below does nothing then.
@MainActor
package final class AppHost {
  /// Has the visitor's browser open an address, and tells whether that was possible.
  package var open: (URL) -> Bool = { _ in false }
  /// Tells whether an address could be opened.
  package var canOpen: (URL) -> Bool = { _ in false }
  /// Gives a text to the visitor's clipboard.
  package var copy: (String) -> Void = { _ in }
  /// Tells whether the window is a wide one, as a tablet's.
  package var isWide: () -> Bool = { false }
  /// What the app has put on the pasteboard.
  var pasteboard = PasteboardItems()

  package nonisolated init() {}

  /// The host of the app instance whose event is being handled.
  @TaskLocal package static var current: AppHost?

  /// Says in a debug build that something does nothing.
  nonisolated static func note(_ text: @autoclosure () -> String) {
    #if DEBUG
      FileHandle.standardError.write(Data("MeerkatUIKit: \(text())\n".utf8))
    #endif
  }
}
