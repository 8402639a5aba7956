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

  private struct Sheet: View {
    @State private var isShown = true

    var body: some View {
      Text("Base")
        .sheet(isPresented: $isShown) {
          NavigationSplitView {
            List { Text("Letters") }
          } detail: {
            Text("None chosen")
          }
        }
    }
  }

  @Test(arguments: [nil, 12])
  func columnsInASheetAreDrawn(height: Int?) throws {
    let text = try Driver(Sheet(), width: 70, height: height).screenText
    #expect(text.contains("Letters"))
    #expect(text.contains("None chosen"))
  }

  @Test func columnsBetweenTextsAreDrawnBetweenThem() throws {
    let app = try Driver(
      VStack {
        Text("Above")
        NavigationSplitView {
          Text("Side")
        } detail: {
          Text("Detail")
        }
        Text("Below")
      }, width: 60)
    #expect(
      app.screenText == """
                                    Above
               Side       │                 Detail
                                    Below
        """)
  }
}
