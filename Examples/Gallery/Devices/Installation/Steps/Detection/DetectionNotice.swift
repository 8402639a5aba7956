import Meerkat
import SwiftUI

/// Why there is nothing, or nothing more, to be seen.
struct DetectionNotice: View {
  let notice: DetectionScreen.Notice

  var body: some View {
    Section {
      VStack(spacing: 8) {
        DeviceSign(systemImage: notice.systemImage, size: 72)
        Text(notice.title)
          .font(.headline)
        Text(notice.message)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
      }
      .padding()
      .frame(maxWidth: .infinity)
    }
  }
}
