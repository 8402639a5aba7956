import MeerkatTesting
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct ColumnTextTests {
  @Test(arguments: TextCase.columns)
  func columnsLookAsDocumented(_ example: TextCase) {
    #expect(example.drawn() == example.picture)
  }

  @Test func drawnNarrowAndWideAgainTheSelectionIsThere() throws {
    let runtime = Runtime()
    defer { runtime.end() }
    runtime.show(Folders(selection: "Sent"))
    let screen = TextScreen(runtime)
    let wide = screen.text(width: 60, height: 6)
    #expect(
      screen.text(width: 30, height: 6) == """
        ‹ Mail       Sent
        ──────────────────────────────

               messages in Sent
        """)
    #expect(screen.text(width: 60, height: 6) == wide)
  }
}

/// Folders in a sidebar, and the messages of the selected one.
private struct Folders: View {
  @State var selection: String?

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Sent"], id: \.self, selection: $selection) { Text($0) }
        .navigationTitle("Mail")
    } detail: {
      Text("messages in \(selection ?? "–")").navigationTitle(selection ?? "")
    }
  }
}

extension TextCase {
  fileprivate static let columns = [
    TextCase(
      "columns stand side by side, with a line between them", width: 60, height: 6,
      """
             Mail       │                  Sent
      ──────────────────│─────────────────────────────────────────
        Inbox           │
      ▸ Sent            │            messages in Sent
                        │
                        │
      """
    ) { Folders(selection: "Sent") },
    TextCase(
      "in less than sixty cells there is one column", width: 59, height: 5,
      """
                                 Mail
      ───────────────────────────────────────────────────────────
        Inbox
        Sent
      """
    ) { Folders() },
    TextCase(
      "columns have the width that the app asks for", width: 60, height: 3,
      """
        a   │        b         │                c
            │                  │
            │                  │
      """
    ) {
      NavigationSplitView {
        Text("a").frame(maxHeight: .infinity, alignment: .top).navigationSplitViewColumnWidth(48)
      } content: {
        Text("b").frame(maxHeight: .infinity, alignment: .top)
      } detail: {
        Text("c").frame(maxHeight: .infinity, alignment: .top)
      }
    },
    TextCase(
      "tabs show their badges", height: 3,
      """
                    a
      ──────────────────────────────
           ● Inbox (3)   ○ Sent
      """
    ) {
      TabView {
        Text("a").badge(3).tabItem { Text("Inbox") }
        Text("b").badge(0).tabItem { Text("Sent") }
      }
    },
  ]
}
