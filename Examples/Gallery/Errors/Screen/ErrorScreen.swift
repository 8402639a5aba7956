package import MeerkatActions
package import SwiftUI

/// Says what is in the way, and what can be done about it.
///
/// One screen for every error: it knows no error, no status and no service, only what to show.
@Actions
package struct ErrorScreen: View {
  let configuration: Configuration
  @Action package var didPressPrimary: (() -> Void)?
  @Action package var didPressSecondary: (() -> Void)?
  @Action package var didPressCancel: (() -> Void)?

  package var body: some View {
    VStack(spacing: 24) {
      explanation
      ErrorControls(controls: configuration.controls)
    }
    .padding(24)
    .frame(maxWidth: 440)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .sharingActions(allActions)
  }

  private var explanation: some View {
    VStack(spacing: 12) {
      Image(systemName: configuration.systemImage)
        .font(.system(size: 52))
        .foregroundStyle(.tint)
        .accessibilityHidden(true)
        .padding(.bottom, 4)
      Text(configuration.title)
        .font(.title2)
        .bold()
        .multilineTextAlignment(.center)
        .accessibilityAddTraits(.isHeader)
      if let description = configuration.description {
        Text(description)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
    }
  }
}

#Preview("No network") {
  ErrorScreen(
    configuration: ErrorScreen.Configuration(
      systemImage: "wifi.slash", title: "You’re offline",
      description: "Check your connection, and try again.",
      controls: .buttons(primary: "Try Again", secondary: "Later")),
    didPressPrimary: {},
    didPressSecondary: {}
  )
}
