import Meerkat
import SwiftUI

/// The line of a device that was found: a button where somebody listens, else plain.
struct FoundDeviceRow: View {
  let device: DetectionScreen.Row
  var didSelect: ((FoundDevice.ID) -> Void)?

  var body: some View {
    if let didSelect {
      Button {
        didSelect(device.id)
      } label: {
        HStack(spacing: 12) {
          content
          Spacer()
          Image(systemName: "chevron.forward")
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      content
    }
  }

  private var content: some View {
    HStack(spacing: 12) {
      DeviceSign(systemImage: device.systemImage)
      VStack(alignment: .leading, spacing: 2) {
        Text(device.title)
        Text(device.detail)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}
