import MeerkatBrowser
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct InspectorHTMLTests {
  private struct Screen: View {
    var body: some View {
      Text("content").inspector(isPresented: .constant(true)) { Text("inspector") }
    }
  }

  private func html(_ room: UserInterfaceSizeClass) -> String {
    let runtime = Runtime()
    defer { runtime.end() }
    runtime.horizontalSizeClass = room
    runtime.show(Screen())
    return HTMLRenderer().html(of: runtime.window).text
  }

  @Test func whereThereIsRoomItIsBesideTheContent() {
    #expect(html(.regular).contains("<dialog id=e3 class='beside'"))
  }

  @Test func whereThereIsNoneItIsASheet() {
    #expect(html(.compact).contains("<dialog id=e3 class='sheet'"))
  }
}
