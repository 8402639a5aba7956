import MeerkatUI

struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
struct Corner: Shape {
  var radius: CGFloat = .infinity
  func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: radius) }
}
struct PrimaryButton: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  var color: Color = .blue
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding().frame(maxWidth: .infinity)
      .background(isEnabled ? color : Color.gray)
      .foregroundColor(.white).clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.95 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
      .opacity(configuration.role == .destructive ? 0.5 : 1)
  }
}
extension ButtonStyle where Self == PrimaryButton {
  static var primary: PrimaryButton { PrimaryButton() }
}
struct TapStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button(configuration).onTapGesture { configuration.trigger() }
    Button(role: configuration.role) {
      configuration.trigger()
    } label: {
      configuration.label
    }
  }
}
struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.square" : "square"); configuration.label
    }
    .onTapGesture { configuration.isOn.toggle() }
  }
}
struct RowLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title; configuration.icon
    }
  }
}
extension View {
  func card<S: ShapeStyle>(_ s: S = .background) -> some View {
    padding().background(s).cornerRadius(8)
  }
  @ViewBuilder func `if`<T: View>(_ c: Bool, transform: (Self) -> T) -> some View {
    if c { transform(self) } else { self }
  }
}
extension Color { static let brand = Color(red: 0.1, green: 0.2, blue: 0.3) }
extension ShapeStyle where Self == Color {
  static var brand: Color { Color(red: 0.1, green: 0.2, blue: 0.3) }
}

struct CallSites_Previews: PreviewProvider {
  static var previews: some View {
    TextCallSites().previewLayout(.sizeThatFits).previewDisplayName("x")
  }
}
