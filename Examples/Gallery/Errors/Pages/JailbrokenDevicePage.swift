import SwiftUI

/// The presenter of a device that was broken into, joined with its screen.
struct JailbrokenDevicePage: View {
  @State private var presenter: JailbrokenDevicePresenter
  @Environment(\.openURL) private var openURL

  init(_ presenter: JailbrokenDevicePresenter) {
    _presenter = State(wrappedValue: presenter)
  }

  var body: some View {
    ErrorScreen(configuration: presenter.configuration)
      .didPressPrimary { presenter.didPressHelp { openURL($0) } }
      .onAppear(perform: presenter.didAppear)
  }
}
