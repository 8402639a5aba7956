import Meerkat
package import MeerkatActions
package import SwiftUI

/// Tickets for a concert: the one screen, which knows neither where it stands nor what follows.
@Actions
package struct TicketScreen: View {
  /// What the screen shows.
  package struct Configuration: Equatable {
    package var title: String
    package var date: String
    package var count: String
    package var price: String
  }

  let configuration: Configuration
  @Action package var didPressFewer: (() -> Void)?
  @Action package var didPressMore: (() -> Void)?
  @Action package var didPressBuy: (() -> Void)?
  @Action package var didPressClose: (() -> Void)?

  package var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      Label(configuration.date, systemImage: "music.note")
        .font(.subheadline)
        .foregroundStyle(.secondary)
      HStack(spacing: 12) {
        if let didPressFewer { stepper("Fewer", "minus", didPressFewer) }
        Text(configuration.count)
          .font(.title2)
          .bold()
        if let didPressMore { stepper("More", "plus", didPressMore) }
        Spacer()
        Text(configuration.price)
          .font(.headline)
      }
      if let didPressBuy {
        Button("Buy", action: didPressBuy)
          .buttonStyle(.borderedProminent)
      }
    }
    .padding()
    .navigationTitle(configuration.title)
    .toolbar {
      if let didPressClose {
        ToolbarItem(placement: .cancellationAction) { Button("Close", action: didPressClose) }
      }
    }
  }

  private func stepper(
    _ title: String, _ systemImage: String, _ action: @escaping () -> Void
  ) -> some View {
    Button(action: action) { Image(systemName: systemImage) }
      .buttonStyle(.bordered)
      .accessibilityLabel(title)
  }
}
