import Meerkat
import MeerkatActions
import SwiftUI

/// The one screen: tickets for a concert. It knows neither where it stands nor what follows.
@Actions
struct TicketScreen: View {
  /// What the screen shows.
  struct Configuration: Equatable {
    var title: String
    var date: String
    var count: String
    var price: String
  }

  let configuration: Configuration
  @Action var didPressFewer: (() -> Void)?
  @Action var didPressMore: (() -> Void)?
  @Action var didPressBuy: (() -> Void)?
  @Action var didPressClose: (() -> Void)?

  var body: some View {
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
