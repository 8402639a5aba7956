import SwiftUI

/// The presenter of an update, joined with its screen; the store is opened by the system.
struct AppUpdatePage: View {
  @State private var presenter: AppUpdatePresenter
  @Environment(\.openURL) private var openURL

  init(_ presenter: AppUpdatePresenter) {
    _presenter = State(wrappedValue: presenter)
  }

  var body: some View {
    ErrorScreen(configuration: presenter.configuration)
      .didPressPrimary { presenter.didPressPrimary { openURL($0) } }
      .didPressSecondary(presenter.didPressNotNow)
      .didPressCancel(presenter.didPressCancel)
      .onAppear(perform: presenter.didAppear)
  }
}
