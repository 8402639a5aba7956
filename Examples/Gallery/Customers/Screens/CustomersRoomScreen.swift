import MeerkatActions
import SwiftUI

/// The same list twice on one page, with and without somebody who listens, and the ways to see it elsewhere.
@Actions
struct CustomersRoomScreen: View {
  /// What the screen shows.
  struct Configuration: Equatable {
    var customers: [CustomerListScreen.Row]
  }

  let configuration: Configuration
  @Action var didPressPush: (() -> Void)?
  @Action var didPressPresent: (() -> Void)?
  @Action var didPressSideBySide: (() -> Void)?
  @Action var didSelect: ((Customer.ID) -> Void)?

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(spacing: 12) {
        if let didPressPush {
          Button("Pushed", action: didPressPush)
        }
        if let didPressPresent {
          Button("In a sheet", action: didPressPresent)
        }
        if let didPressSideBySide {
          Button("In columns", action: didPressSideBySide)
        }
      }
      .buttonStyle(.bordered)
      .padding(.horizontal)
      embedded("With an action", didSelect: didSelect)
      embedded("Without an action", didSelect: nil)
    }
    .padding(.vertical)
  }

  private func embedded(_ title: String, didSelect: ((Customer.ID) -> Void)?) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title)
        .font(.headline)
        .padding(.horizontal)
        .accessibilityAddTraits(.isHeader)
      CustomerListScreen(
        configuration: CustomerListScreen.Configuration(customers: configuration.customers),
        didSelect: didSelect)
    }
  }
}
