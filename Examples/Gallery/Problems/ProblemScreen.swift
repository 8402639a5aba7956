import Meerkat
import SwiftUI

/// Says what went wrong and what to do; without an action there is no button.
struct ProblemScreen: View {
  /// What the screen shows.
  struct Configuration: Equatable {
    var title: String
    var message: String
    var systemImage = "exclamationmark.triangle"
  }

  let configuration: Configuration
  var didPressTryAgain: (() -> Void)?

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: configuration.systemImage)
        .font(.largeTitle)
        .foregroundStyle(.secondary)
        .accessibilityHidden(true)
      Text(configuration.title)
        .font(.headline)
      Text(configuration.message)
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      if let didPressTryAgain {
        Button("Try again", action: didPressTryAgain)
          .buttonStyle(.borderedProminent)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
