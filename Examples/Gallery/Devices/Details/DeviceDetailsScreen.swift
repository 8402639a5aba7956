import Meerkat
package import MeerkatActions
package import SwiftUI

/// All about one device.
@Actions
package struct DeviceDetailsScreen: View {
  let configuration: Configuration
  @Action package var didPressClose: (() -> Void)?
  @Action package var didPressTryAgain: (() -> Void)?

  package var body: some View {
    content
      .navigationTitle(title)
      .toolbar {
        if let didPressClose {
          ToolbarItem(placement: .confirmationAction) {
            Button("Close", action: didPressClose)
          }
        }
      }
  }

  @ViewBuilder private var content: some View {
    switch configuration {
    // In the colours of the list that mostly follows, so that nothing flashes.
    case .loading: List { EmptyView() }
    case .waiting(let progress): ProgressNotice(text: progress)
    case .device(let device): DeviceFacts(device: device)
    case .problem(let problem):
      ErrorScreen(
        configuration: ErrorScreen.Configuration(
          systemImage: "exclamationmark.triangle", title: problem.title,
          description: problem.message,
          controls: problem.canTryAgain ? .buttons(primary: "Try again") : .none),
        didPressPrimary: didPressTryAgain)
    }
  }

  private var title: String {
    if case .device(let device) = configuration { device.name } else { "Device" }
  }
}
