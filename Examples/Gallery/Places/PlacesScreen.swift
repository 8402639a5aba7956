import Meerkat
import MeerkatActions
import SwiftUI

/// One screen in four places, side by side and live, and the todos in a fifth.
@Actions
struct PlacesScreen: View {
  let office: TicketOffice
  let todos: TodosPresenter
  @Action var didPressTickets: (() -> Void)?

  private let columns = [GridItem(.adaptive(minimum: 320), spacing: 20, alignment: .top)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, alignment: .leading, spacing: 20) {
        PlaceCard(title: "Pushed", note: "Buying goes back to the list.") {
          PushedPlace(office: office).frame(height: 300)
        }
        PlaceCard(title: "In a tab", note: "Buying selects the other tab.") {
          TabPlace(office: office).frame(height: 300)
        }
        PlaceCard(title: "Embedded", note: "Buying adds a line below.") {
          ScrollView { EmbeddedPlace(office: office) }.frame(height: 300)
        }
        PlaceCard(title: "In a sheet", note: "Buying closes the sheet.") {
          sheetOpener.frame(height: 300, alignment: .top)
        }
        PlaceCard(title: "Todos without a flow", note: "Their presenter says where the card goes.")
        {
          TodosPlace(presenter: todos).frame(height: 360)
        }
      }
      .padding()
    }
    .navigationTitle("Four places")
  }

  @ViewBuilder private var sheetOpener: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let didPressTickets {
        Button("Tickets in a sheet", action: didPressTickets)
          .buttonStyle(.borderedProminent)
      }
      PurchaseRows(office: office)
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
