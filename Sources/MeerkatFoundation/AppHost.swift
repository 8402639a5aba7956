import Foundation
import Synchronization

/// What the host does for the app instance whose event is being handled.
///
/// A page shows one of many app instances of the process: what UIKit has once, such as the
/// pasteboard, each of them has for itself. Tasks that begin while an event is handled keep the
/// host; what a dispatch queue calls later has none, and everything below does nothing then.
package final class AppHost: Sendable {
  /// Has the visitor's browser open an address, and tells whether that was possible.
  @MainActor package var open: (URL) -> Bool = { _ in false }
  /// Tells whether an address could be opened.
  @MainActor package var canOpen: (URL) -> Bool = { _ in false }
  /// Gives a text to the visitor's clipboard.
  @MainActor package var copy: (String) -> Void = { _ in }
  private let readerLocale = Mutex(Locale(identifier: "en_US"))
  /// Tells whether the window is a wide one, as a tablet's.
  @MainActor package var isWide: () -> Bool = { false }
  /// Whether animated changes take time here.
  @MainActor package var moves = false
  /// What the app has put on its pasteboard, which UIKit's knows.
  @MainActor package var pasteboard: Any?

  package init() {}

  /// The visitor's language and region.
  package var locale: Locale {
    get { readerLocale.withLock(\.self) }
    set { readerLocale.withLock { $0 = newValue } }
  }

  /// The host of the app instance whose event is being handled.
  @TaskLocal package static var current: AppHost?

  /// Says in a debug build that something does nothing.
  package static func note(_ text: @autoclosure () -> String) {
    #if DEBUG
      FileHandle.standardError.write(Data("Meerkat: \(text())\n".utf8))
    #endif
  }
}
