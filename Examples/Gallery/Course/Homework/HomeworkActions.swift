import Meerkat
package import MeerkatActions
package import SwiftUI

/// What one can do with a homework, written down before there is a screen.
///
/// The options say what happens while nobody listens.
@Actions @MainActor
package protocol HomeworkActions {
  /// The button stays where it is, disabled. It can't be pressed again while the work is on its way.
  @ActionOptions(.disable, .exclusive) func didPressHandIn() async throws

  /// Without an option, there is no button if nobody listens.
  func didPressAsk()

  /// A message says what is missing.
  @ActionOptions(.report) func didPressReport()

  /// Everybody who listens is told.
  @ActionOptions(.allInOrder) func didPressLike()
}
