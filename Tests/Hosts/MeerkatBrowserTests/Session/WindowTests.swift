import MeerkatBrowser
import MeerkatUI
import Testing

/// The window's size and the user's text size, as views read them.
@MainActor
struct WindowTests {
  private struct Sizes: View {
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.dynamicTypeSize) private var text

    var body: some View {
      Text("\(width.name) \(height.name) \(text)")
    }
  }

  @Test func aWindowIsLargeUntilThePageSaysSo() {
    #expect(FakePage(Sizes()).document.contains("regular regular large"))
  }

  @Test func theSizeClassesFollowTheWindow() throws {
    let page = FakePage(Sizes())
    page.connect()
    #expect(try page.send("e", 0, #""narrow""#).contains("compact regular large"))
    #expect(try page.send("e", 0, #""low""#).contains("compact compact large"))
    #expect(try page.send("e", 0, #""wide""#).contains("regular compact large"))
    #expect(try page.send("e", 0, #""high""#).contains("regular regular large"))
    #expect(try page.send("e", 0, #""high""#) == "[5]")
  }

  @Test(
    "The text size follows the browser's letters",
    arguments: [
      (9, DynamicTypeSize.xSmall), (12, .xSmall), (14, .small), (15, .medium), (16, .large),
      (18, .xLarge), (20, .xxLarge), (24, .xxxLarge), (32, .accessibility2), (72, .accessibility5),
    ])
  func textSize(pixels: Int, size: DynamicTypeSize) throws {
    let page = FakePage(Sizes())
    page.connect()
    _ = try page.send("a", 0, "16")
    let answer = try page.send("a", 0, "\(pixels)")
    #expect(pixels == 16 ? answer == "[2]" : answer.contains("regular regular \(size)"))
  }

  @Test func aTextSizeThatTheAppChoosesIsItsOwn() throws {
    let page = FakePage(
      VStack {
        Text("all").dynamicTypeSize(.xLarge)
        Text("some").dynamicTypeSize(...DynamicTypeSize.xxLarge)
      })
    page.connect()
    #expect(page.document.contains("font-size:19px"))
    #expect(page.document.contains("font-size:17px"))
    #expect(try page.send("a", 0, "20").contains("font-size:21px"))
    #expect(try !page.send("a", 0, "32").contains("font-size"))
  }
}

extension UserInterfaceSizeClass? {
  fileprivate var name: String { self == .compact ? "compact" : "regular" }
}
