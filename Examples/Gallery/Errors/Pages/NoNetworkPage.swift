import SwiftUI

/// The presenter of a missing network, joined with its screen.
struct NoNetworkPage: View {
  @State private var presenter: NoNetworkPresenter

  init(_ presenter: NoNetworkPresenter) {
    _presenter = State(wrappedValue: presenter)
  }

  var body: some View {
    ErrorScreen(configuration: presenter.configuration)
      .actions(presenter)
  }
}
