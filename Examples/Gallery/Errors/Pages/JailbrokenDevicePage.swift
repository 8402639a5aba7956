package import SwiftUI

/// The presenter of a device that was broken into, joined with its screen.
package struct JailbrokenDevicePage: View {
  @State private var presenter: JailbrokenDevicePresenter
  @Environment(\.openURL) private var openURL

  package init(_ presenter: JailbrokenDevicePresenter) {
    _presenter = State(wrappedValue: presenter)
  }

  package var body: some View {
    ErrorScreen(configuration: presenter.configuration)
      .didPressPrimary { presenter.didPressPrimary { openURL($0) } }
      .didPressCancel(presenter.didPressCancel)
      .onAppear(perform: presenter.didAppear)
  }
}
