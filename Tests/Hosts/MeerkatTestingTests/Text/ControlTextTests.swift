import MeerkatUI
import Testing

@MainActor
struct ControlTextTests {
  @Test(arguments: TextCase.controls)
  func controlsLookAsDocumented(_ example: TextCase) {
    #expect(example.drawn() == example.picture)
  }
}

extension TextCase {
  static let controls = [
    TextCase("a button has brackets, a disabled one parentheses", "[Save] (Delete)") {
      HStack {
        Button("Save") {}
        Button("Delete") {}.disabled(true)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    },
    TextCase(
      "brackets stand around each line", width: 12,
      "  [A long]\n  [label ]\n  (Two  )\n  (lines)"
    ) {
      VStack {
        Button("A long label") {}
        Button("Two\nlines") {}.disabled(true)
      }
      .frame(width: 88)
    },
    TextCase("a button with more than a title has none", "Essay\n7 pages") {
      Button {
      } label: {
        VStack(alignment: .leading) {
          Text("Essay"); Text("7 pages")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    },
    TextCase(
      "switches are boxes at the end of the line",
      """
      Sound                      [x]
      Light                      [ ]
      Power                      (x)
      [x]
      """
    ) {
      VStack(alignment: .leading) {
        Toggle("Sound", isOn: .constant(true))
        Toggle("Light", isOn: .constant(false))
        Toggle("Power", isOn: .constant(true)).disabled(true)
        Toggle("Hidden", isOn: .constant(true)).labelsHidden()
      }
    },
    TextCase(
      "a field shows its text, or its prompt with dots",
      """
      [Name…_______________________]
      [Ada_________________________]
      [your@mail…__________________]
      [••••••______________________]
      (Bob_________________________)
      """
    ) {
      VStack {
        TextField("Name", text: .constant(""))
        TextField("Name", text: .constant("Ada"))
        TextField("Mail", text: .constant(""), prompt: Text("your@mail"))
        SecureField("Password", text: .constant("secret"))
        TextField("Name", text: .constant("Bob")).disabled(true)
      }
    },
    TextCase(
      "progress is a bar, or a circle where nobody knows",
      """
      Loading [#####-----] 50%
      [##########] 100%
      ◌ Waiting
      ◌
      """
    ) {
      VStack(alignment: .leading) {
        ProgressView("Loading", value: 0.5)
        ProgressView(value: 7)
        ProgressView("Waiting")
        ProgressView()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    },
    TextCase("a symbol is a glyph", "★ Favourites\n⬚") {
      VStack(alignment: .leading) {
        Label("Favourites", systemImage: "star.fill")
        Image(systemName: "no.such.symbol")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    },
    TextCase(
      "dividers are lines", width: 9,
      """
      ab │ cd
      ─────────
      ef
      """
    ) {
      VStack(alignment: .leading) {
        HStack {
          Text("ab"); Divider(); Text("cd")
        }
        Divider()
        Text("ef")
      }
    },
  ]
}
