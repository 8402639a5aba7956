import Meerkat
import SwiftUI

/// Joins the home screen with what the app keeps for the user.
struct HomePage: View {
  let backend: Backend
  let office: TicketOffice
  let didSelect: (HomeScreen.Room.ID) -> Void

  var body: some View {
    HomeScreen(
      configuration: HomeScreen.Configuration(backend: backend.condition), office: office
    )
    .didSelect(didSelect)
    .didChooseBackend { backend.condition = ServiceCondition(rawValue: $0) ?? .normal }
  }
}
