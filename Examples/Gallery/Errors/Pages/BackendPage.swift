import SwiftUI

/// The presenter of the backend, joined with its screen.
struct BackendPage: View {
  @State private var presenter: BackendPresenter

  init(_ presenter: BackendPresenter) {
    _presenter = State(wrappedValue: presenter)
  }

  var body: some View {
    ErrorScreen(configuration: presenter.configuration)
      .actions(presenter)
      .onAppear(perform: presenter.didAppear)
  }
}
