import MeerkatTesting
import MeerkatUI
import Testing

/// Keys that press buttons, and content that is asked for anew.
@MainActor
struct KeyTests {
  private struct Editor: View {
    @State private var log: [String] = []
    @State private var isAsked = false

    var body: some View {
      Text(log.joined(separator: " "))
      Button("Save") { log.append("save") }.keyboardShortcut("s")
      Button("Copy") { log.append("copy") }.keyboardShortcut("c", modifiers: [.command, .shift])
      Button("Locked") { log.append("locked") }.keyboardShortcut("l").disabled(true)
      Button("Done") { log.append("done") }.keyboardShortcut(.defaultAction)
      Button("Ask") { isAsked = true }
      HStack {
        Button("First") { log.append("first") }
        Button("Second") { log.append("second") }
      }
      .keyboardShortcut(.cancelAction)
      Menu("More") { Button("Rename") { log.append("rename") }.keyboardShortcut("r") }
      Text("sheet").sheet(isPresented: $isAsked) {
        Button("Send") { log.append("send") }.keyboardShortcut("s")
        Button("Plain") {}
      }
    }
  }

  @Test(
    "A key presses the first button that has it",
    arguments: [
      (KeyboardShortcut("s"), "save"),
      (KeyboardShortcut("c", modifiers: [.command, .shift]), "copy"),
      (.defaultAction, "done"), (.cancelAction, "first"), (KeyboardShortcut("r"), "rename"),
    ])
  func keys(shortcut: KeyboardShortcut, line: String) throws {
    let app = try Driver(Editor())
    try app.press(shortcut)
    #expect(app.exists(.text(line)))
  }

  @Test func aKeyThatNoEnabledButtonHasIsAnError() throws {
    let app = try Driver(Editor())
    for key in ["x", "l", "c"] as [KeyEquivalent] {
      #expect(throws: Driver.Error.self) { try app.press(key) }
    }
  }

  @Test func aSheetHasKeysOfItsOwn() throws {
    let app = try Driver(Editor())
    try app.tap("Ask")
    try app.press("s")
    #expect(throws: Driver.Error.self) { try app.press(.defaultAction) }
    try app.close()
    #expect(app.exists(.text("send")))
  }

  private struct News: View {
    @State private var count = 0

    var body: some View {
      List { Text("\(count) news") }.refreshable { await load() }
    }

    private func load() { count += 1 }
  }

  @Test func contentIsAskedForAnew() async throws {
    let app = try Driver(News())
    try app.refresh()
    try await app.waitFor("1 news")
    let other = try Driver(Text("nothing"))
    #expect(throws: Driver.Error.self) { try other.refresh() }
  }
}
