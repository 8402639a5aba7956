import MeerkatUI

/// Source as people write it for SwiftUI: that it compiles is what is tested.
struct FieldCallSites: View {
  enum Field: Hashable { case name, mail }
  @State private var name = ""
  @State private var number = 3
  @State private var price: Double? = nil
  @FocusState private var isFocused: Bool
  @FocusState private var field: Field?
  let title: String = "Title"
  func save() {}

  var body: some View {
    TextField("Name", text: $name).focused($isFocused).focused($field, equals: .name).submitLabel(
      .done
    ).onSubmit { field = .mail }.textFieldStyle(.roundedBorder).textFieldStyle(
      RoundedBorderTextFieldStyle())
    TextField(title, text: $name, prompt: Text("x"));
    TextField("Name", text: $name, axis: .vertical).lineLimit(3...6)
    TextField("n", value: $number, format: .number).keyboardType(.numberPad).textContentType(
      .emailAddress
    ).textInputAutocapitalization(.never).autocorrectionDisabled().disableAutocorrection(true)
      .autocapitalization(.none)
    TextField("n", value: $price, format: .currency(code: "USD"))
    TextField("n", value: $number, formatter: NumberFormatter())
    TextField("n", value: $price, formatter: NumberFormatter())
    TextField("n", value: $price, formatter: NumberFormatter(), onEditingChanged: { _ in })
    TextField(title, value: $price, formatter: NumberFormatter(), onCommit: save)
    TextField(value: $price, formatter: NumberFormatter()) { Text("x") }
    Forwarding("n", value: $price, formatter: NumberFormatter())
    TextField(text: $name) { Text("x") }; TextField(text: $name, prompt: Text("p")) { Text("x") }
    TextField("x", text: $name, onCommit: save);
    TextField("x", text: $name, onEditingChanged: { _ in }, onCommit: {})
    SecureField("x", text: $name);
    TextEditor(text: $name).scrollContentBackground(.hidden).frame(minHeight: 100)
  }
}

/// A field of an app's own, which passes on what it is given.
private struct Forwarding: View {
  let field: AnyView

  init<V>(_ title: LocalizedStringKey, value: Binding<V?>, formatter: Formatter) {
    field = AnyView(TextField(title, value: value, formatter: formatter))
  }

  var body: some View { field }
}
