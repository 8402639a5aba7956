import Meerkat
import SwiftUI

/// Joins the home screen with what the app keeps for the visitor.
struct HomePage: View {
  static let stripKey = "where-am-i"

  let didSelect: (HomeScreen.Room.ID) -> Void
  @AppStorage(Self.stripKey) private var isStripShown = false

  var body: some View {
    HomeScreen(configuration: .rooms(isStripShown: isStripShown))
      .didSelect(didSelect)
      .didSwitchStrip { isStripShown = $0 }
  }
}
