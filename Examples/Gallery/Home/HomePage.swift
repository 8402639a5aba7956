import Meerkat
import SwiftUI

/// Joins the home screen with what the app keeps for the visitor.
struct HomePage: View {
  static let stripKey = "where-am-i"

  let backend: Backend
  let office: TicketOffice
  let didSelect: (HomeScreen.Room.ID) -> Void
  @AppStorage(Self.stripKey) private var isStripShown = false

  var body: some View {
    HomeScreen(
      configuration: HomeScreen.Configuration(
        backend: backend.condition, isStripShown: isStripShown), office: office
    )
    .didSelect(didSelect)
    .didSwitchStrip { isStripShown = $0 }
    .didChooseBackend { backend.condition = ServiceCondition(rawValue: $0) ?? .normal }
  }
}
