import Meerkat
import SwiftUI

/// The one screen in four places, side by side and live: the idea at a glance.
struct PlacesStrip: View {
  let office: TicketOffice
  @State private var isSheetShown = false

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 16) {
        place("Pushed", "Buying goes back to the list.") { PushedPlace(office: office) }
        place("In a tab", "Buying selects the other tab.") { TabPlace(office: office) }
        place("Embedded", "Buying adds a line below.") {
          ScrollView { EmbeddedPlace(office: office) }
        }
        place("In a sheet", "Buying closes the sheet.") { sheetOpener }
      }
      .padding(.horizontal)
    }
    .sheet(isPresented: $isSheetShown) { sheet }
  }

  private func place(
    _ title: String, _ note: String, @ViewBuilder content: () -> some View
  ) -> some View {
    PlaceCard(title: title, note: note) {
      content().frame(height: 280, alignment: .top)
    }
    .frame(width: 300)
  }

  private var sheetOpener: some View {
    VStack(alignment: .leading, spacing: 12) {
      Button("Tickets in a sheet") { isSheetShown = true }
        .buttonStyle(.borderedProminent)
      PurchaseRows(office: office)
      Spacer()
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var sheet: some View {
    NavigationStack {
      TicketScreen(configuration: office.ticket)
        .actions(office)
        .didPressBuy {
          office.buy()
          isSheetShown = false
        }
        .didPressClose { isSheetShown = false }
        .frame(maxHeight: .infinity, alignment: .top)
    }
    .presentationDetents([.medium])
  }
}
