import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct ColumnDriverTests {
  private struct Mail: View {
    @State private var folder: String?
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
          .navigationTitle("Mail")
      } detail: {
        Text("messages in \(folder ?? "–")").navigationTitle(folder ?? "")
      }
    }
  }

  @Test func aTapSelectsARowAndBackLeadsToTheListAgain() throws {
    let app = try Driver(Mail(), width: 30)
    try app.tap("Sent")
    #expect(app.screenText.contains("messages in Sent"))
    #expect(!app.screenText.contains("Inbox"))
    try app.back()
    #expect(app.screenText.contains("Inbox"))
  }

  @Test func sideBySideBothColumnsAreInReach() throws {
    let app = try Driver(Mail(), width: 60)
    try app.tap("Sent")
    try app.tap("Inbox")
    #expect(app.screenText.contains("messages in Inbox"))
  }
}
