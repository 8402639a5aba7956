package import MeerkatActions
package import SwiftUI

/// The same list twice on one page, with and without somebody who listens, and the ways to see it elsewhere.
@Actions
package struct CustomersRoomScreen: View {
  let configuration: Configuration
  @Action package var didSelectWay: ((Way.ID) -> Void)?
  @Action package var didSelect: ((Customer.ID) -> Void)?

  package var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      if let didSelectWay {
        HStack(spacing: 12) {
          ForEach(configuration.ways) { way in
            Button(way.title) { didSelectWay(way.id) }
          }
        }
        .buttonStyle(.bordered)
        .padding(.horizontal)
      }
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
