import Meerkat
import SwiftUI

/// The one screen in four places, all live: the idea at a glance.
///
/// One place at a time where there is little width, else all of them.
struct LivePlaces: View {
  let office: TicketOffice
  @Environment(\.horizontalSizeClass) private var width
  @State private var chosen = Place.pushed
  @State private var isSheetShown = false

  private enum Place: String, CaseIterable, Identifiable {
    case pushed = "Pushed"
    case inTab = "Tab"
    case embedded = "Embedded"
    case inSheet = "Sheet"

    var id: Self { self }

    var note: String {
      switch self {
      case .pushed: "Buying goes back to the list."
      case .inTab: "Buying selects the other tab."
      case .embedded: "Buying adds a line below."
      case .inSheet: "Buying closes the sheet."
      }
    }
  }

  private let columns = [GridItem(.adaptive(minimum: 280), spacing: 16, alignment: .top)]

  var body: some View {
    Group {
      if width == .regular {
        LazyVGrid(columns: columns, alignment: .leading, spacing: 20) {
          ForEach(Place.allCases) { card($0) }
        }
      } else {
        VStack(alignment: .leading, spacing: 16) {
          Picker("Place", selection: $chosen) {
            ForEach(Place.allCases) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          card(chosen)
        }
      }
    }
    // meerkat:disable:next names-destination - the sheet is one of the places that are shown
    .sheet(isPresented: $isSheetShown) { sheet }
  }

  private func card(_ place: Place) -> some View {
    PlaceCard(title: place.rawValue, note: place.note) {
      content(of: place).frame(height: 276, alignment: .top)
    }
  }

  @ViewBuilder private func content(of place: Place) -> some View {
    switch place {
    case .pushed: PushedPlace(office: office)
    case .inTab: TabPlace(office: office)
    case .embedded: ScrollView { EmbeddedPlace(office: office) }
    case .inSheet: sheetOpener
    }
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
