import Meerkat
package import SwiftUI

/// The line of one device.
package struct DeviceRow: View {
  /// What the line shows.
  package struct Configuration: Equatable {
    package var title: String
    package var state: String
    package var systemImage: String
    package var warning: String?
    package var warningImage: String
  }

  let presenter: DeviceRowPresenter

  package var body: some View {
    Button(action: presenter.didPress) {
      HStack(spacing: 12) {
        DeviceSign(systemImage: presenter.configuration.systemImage)
        names
        Spacer()
        Image(systemName: "chevron.forward")
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }

  private var names: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(presenter.configuration.title)
      HStack(spacing: 8) {
        Text(presenter.configuration.state)
          .foregroundStyle(.secondary)
        if let warning = presenter.configuration.warning {
          HStack(spacing: 6) {
            Image(systemName: presenter.configuration.warningImage)
              .accessibilityHidden(true)
            Text(warning)
          }
          .foregroundStyle(.red)
        }
      }
      .font(.subheadline)
    }
  }
}
