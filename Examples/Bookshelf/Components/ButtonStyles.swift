import SwiftUI

struct PrimaryButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 12)
      .background(isEnabled ? Color.accentColor : Color.gray)
      .cornerRadius(12)
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

struct SecondaryButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.accentColor)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 12)
      .background(
        RoundedRectangle(cornerRadius: 12)
          .strokeBorder(Color.accentColor, lineWidth: 1.5)
      )
      .opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct PillButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.semibold))
      .padding(.horizontal, 16)
      .padding(.vertical, 6)
      .background(Capsule().fill(Color.accentColor.opacity(configuration.isPressed ? 0.3 : 0.15)))
      .foregroundColor(.accentColor)
  }
}

struct BouncyButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .scaleEffect(configuration.isPressed ? 1.3 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.5), value: configuration.isPressed)
  }
}
