import Meerkat
import SwiftUI

/// The list and a customer side by side: here a selection pushes nothing, but changes what is beside it.
extension CustomersFlow {
  var columns: some View {
    FlowSplit(showsDetail: showsDetail) {
      CustomersColumn(flow: self)
    } detail: {
      FlowView(ChosenCustomerFlow(parent: self))
    }
  }

  /// The flow beside the list; nil where there are no columns.
  var chosen: ChosenCustomerFlow? {
    child(ChosenCustomerFlow.self, at: .columns)
  }

  /// On a narrow window the customer is in sight as long as one is chosen.
  private var showsDetail: Binding<Bool> {
    Binding { [weak self] in
      self?.chosen?.customer != nil
    } set: { [weak self] isShown in
      if !isShown { self?.chosen?.choose(nil) }
    }
  }
}

/// The list as a column.
private struct CustomersColumn: View {
  let flow: CustomersFlow

  var body: some View {
    CustomersPage(flow: flow) { directory in
      CustomerListScreen(
        configuration: CustomerListScreen.Configuration(
          customers: directory.rows, selected: flow.chosen?.customer)
      )
      .didSelect { flow.chosen?.choose($0) }
    }
    .navigationTitle("All customers")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Close", action: flow.close) }
    }
  }
}
