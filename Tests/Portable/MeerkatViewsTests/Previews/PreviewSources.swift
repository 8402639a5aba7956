import MeerkatUI

// The forms of previews that apps have: all of them have to compile, several in a file, too.

private struct Greeting: View {
  var name = "World"
  @Binding var isLoud: Bool

  var body: some View {
    Toggle("Hello, \(name)", isOn: $isLoud)
  }

  #Preview("In a type") { Text("In a type") }
}

#Preview {
  Greeting(isLoud: .constant(false))
}

#Preview("A name with }") {
  let name = "Anna"
  return Greeting(name: name, isLoud: .constant(true))
}

#Preview("Traits", traits: .sizeThatFitsLayout) {
  Greeting(isLoud: .constant(false))
}

#Preview(traits: .fixedLayout(width: 200, height: 100), .landscapeRight, .modifier(Padded())) {
  if Bool.random() {
    Greeting(isLoud: .constant(false))
  } else {
    Text("Nothing")
  }
}

#Preview("Body", body: { Text("Body") })

#Preview {
  @Previewable @State var isLoud = false
  @Previewable @State var names = ["Anna", "Berta"]
    .map { $0.uppercased() }
  @Previewable @FocusState var isFocused: Bool
  @Previewable @Environment(\.dismiss) var dismiss

  let first = names[0]
  Greeting(name: first, isLoud: $isLoud)
    .focused($isFocused)
  Button("Close") { dismiss() }
}

#if DEBUG
  #Preview("Debug") { Text("Debug") }
#endif

private struct Padded: PreviewModifier {
  func body(content: Content, context: Void) -> some View { content.padding() }
}

struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Greeting(isLoud: .constant(false))
      .previewDisplayName("Provided")
      .previewLayout(.fixed(width: 200, height: 100))
      .previewDevice("iPhone 15")
      .previewDevice(PreviewDevice(rawValue: "iPhone 15"))
      .previewInterfaceOrientation(.portrait)
  }
}
