import Foundation
import MeerkatBrowser
import MeerkatUI
import Testing

/// What an app asks of UIKit, in one of several pages.
@MainActor
struct ApplicationTests {
  private let link = "https://elsewhere.example/a"

  @Test func anAddressIsOpenedBesideThePage() throws {
    let page = FakePage(OpeningScreen(link: try #require(URL(string: link))))
    page.connect()
    _ = try page.press("Open")
    #expect(page.shown.opened == ["\(link)"])
  }

  @Test func aTaskOfThePageOpensAnAddressInIt() async throws {
    let work = Work()
    let page = FakePage(OpeningScreen(link: try #require(URL(string: link)), work: work))
    let other = FakePage(OpeningScreen(link: try #require(URL(string: link))))
    page.connect()
    other.connect()
    #expect(try page.press("Later") == "[1]")
    _ = other.take()
    await work.task?.value
    #expect(page.take() == [#"[1,["o","\#(link)"]]"#])
    #expect(other.take() == [])
  }

  @Test func thePageHasTheBytesOfAPicture() throws {
    let png: [UInt8] =
      [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, 20, 0, 0, 0, 10]
    let picture = try #require(UIImage(data: Data(png), scale: 2))
    let page = FakePage(Image(uiImage: picture))
    let bytes = Data(png).base64EncodedString()
    let image = try #require(page.document.firstMatch(of: /<img[^>]*>/)?.0)
    #expect(image.contains("src='data:image/png;base64,\(bytes)'"))
    #expect(image.contains("width:10px"))
    let resizable = FakePage(Image(uiImage: picture).resizable())
    #expect(!resizable.document.contains("width:10px"))
  }

  @Test func whatIsCopiedStaysInThePage() throws {
    let page = FakePage(CopyingScreen())
    let other = FakePage(CopyingScreen())
    page.connect()
    other.connect()
    _ = try page.press("Copy")
    #expect(page.shown.copied == ["Ada"])
    #expect(try page.press("Paste").contains("Pasted Ada"))
    #expect(try other.press("Paste").contains("Pasted nothing"))
  }
}

/// What a screen has begun.
@MainActor
private final class Work {
  var task: Task<Void, Never>?
}

private struct OpeningScreen: View {
  let link: URL
  var work: Work?

  var body: some View {
    Button("Open") { if UIApplication.shared.canOpenURL(link) { UIApplication.shared.open(link) } }
    Button("Later") {
      work?.task = Task {
        await Task.yield()
        await UIApplication.shared.open(link)
      }
    }
  }
}

private struct CopyingScreen: View {
  @State private var pasted = ""

  var body: some View {
    Text("Pasted \(pasted)")
    Button("Copy") { UIPasteboard.general.string = "Ada" }
    Button("Paste") { pasted = UIPasteboard.general.string ?? "nothing" }
  }
}
