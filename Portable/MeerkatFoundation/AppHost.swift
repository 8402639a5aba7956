import Foundation
import Observation
import Synchronization

/// The host's services for the app instance whose event is being handled.
///
/// A page shows one of many app instances in the process, each of which has its own copy of what
/// UIKit has once, such as the pasteboard. Tasks that begin while an event is handled keep the
/// host; code that a dispatch queue calls later has none, and the members below then have no
/// effect.
package final class AppHost: Sendable {
  /// Opens a URL in the user's browser, and returns whether that was possible.
  @MainActor package var open: (URL) -> Bool = { _ in false }
  /// Returns whether a URL could be opened.
  @MainActor package var canOpen: (URL) -> Bool = { _ in false }
  /// Copies a text to the user's clipboard.
  @MainActor package var copy: (String) -> Void = { _ in }
  private let readerLocale = Mutex(Locale(identifier: "en_US"))
  /// Returns whether the window is wide, like a tablet's.
  @MainActor package var isWide: () -> Bool = { false }
  /// Whether the host animates changes over time.
  @MainActor package var moves = false
  /// The contents of the app's pasteboard, for MeerkatUIKit.
  @MainActor package var pasteboard: Any?
  /// The scene of the page, for MeerkatUIKit.
  @MainActor package var scene: AnyObject?
  /// What the app keeps for its user, for MeerkatViews.
  @MainActor package var appValues: AnyObject?
  /// Shows what a controller of MeerkatUIKit presents, above the app.
  @MainActor package var showPresentations: (AnyObject) -> Void = { _ in }
  /// Whether the page is light or dark.
  package let look = Look()

  /// Whether a page is light or dark: bodies that read it are evaluated again when it changes.
  @Observable
  package final class Look: @unchecked Sendable {
    /// Changed on the main actor only.
    package var isDark = false
  }

  package init() {}

  /// The user's language and region.
  package var locale: Locale {
    get { readerLocale.withLock(\.self) }
    set { readerLocale.withLock { $0 = newValue } }
  }

  /// The host of the app instance whose event is being handled.
  @TaskLocal package static var current: AppHost?

  /// Logs in a debug build that a call has no effect.
  package static func note(_ text: @autoclosure () -> String) {
    #if DEBUG
      FileHandle.standardError.write(Data("Meerkat: \(text())\n".utf8))
    #endif
  }
}
