import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct PasteButtonTests {
  private struct Pastes: View {
    @State private var pasted = "nothing"

    var body: some View {
      Button("Copy") { UIPasteboard.general.string = "https://example.com" }
      PasteButton(payloadType: String.self) { pasted = "text: \($0.joined())" }
      PasteButton(payloadType: URL.self) { pasted = "address: \($0[0].host() ?? "")" }
        .accessibilityLabel("Paste address")
      PasteButton(payloadType: Data.self) { _ in pasted = "data" }.accessibilityLabel("Paste data")
      Text(verbatim: pasted)
    }
  }

  @Test func whatTheAppHasCopiedIsPasted() throws {
    let app = try Driver(Pastes())
    try app.tap("Paste")
    #expect(app.exists(.text("nothing")))
    try app.tap("Copy")
    try app.tap("Paste")
    #expect(app.exists(.text("text: https://example.com")))
    try app.tap("Paste address")
    #expect(app.exists(.text("address: example.com")))
    #expect(throws: (any Error).self) { try app.tap("Paste data") }
  }
}
