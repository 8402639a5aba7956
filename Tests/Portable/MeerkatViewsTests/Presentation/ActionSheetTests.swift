import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct ActionSheetTests {
  private struct Photos: View {
    @State private var isAsked = false
    @State private var said = ""

    var body: some View {
      VStack {
        Button("Delete…") { isAsked = true }
        Text(said)
      }
      .actionSheet(isPresented: $isAsked) {
        ActionSheet(
          title: Text("Delete?"), message: Text("There is no way back."),
          buttons: [
            .destructive(Text("Delete")) { said = "deleted" }, .default(Text("Hide")), .cancel(),
          ])
      }
    }
  }

  @Test func aUserChoosesAnAction() throws {
    let app = try Driver(Photos(), width: 40)
    try app.tap("Delete…")
    #expect(app.exists(.alert("Delete?")))
    try app.tap(.button("Delete"))
    #expect(!app.exists(.alert("Delete?")))
    #expect(app.exists(.text("deleted")))
  }
}
