import Meerkat
import SwiftUI

/// A symbol on a round ground.
struct DeviceSign: View {
  let systemImage: String
  var size: Double = 40

  var body: some View {
    Image(systemName: systemImage)
      .font(size > 40 ? .largeTitle : .body)
      .foregroundStyle(.tint)
      .frame(width: size, height: size)
      .background(Circle().fill(.tint.opacity(0.12)))
      .accessibilityHidden(true)
  }
}
