import Testing
import MeerkatUIKit

/// A service as apps have it, in a file that imports UIKit alone.
@MainActor
private final class Sharing {
  private let feedback = UIImpactFeedbackGenerator(style: .light)

  func copy(_ text: String) {
    feedback.prepare()
    UIPasteboard.general.string = text
    feedback.impactOccurred()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UISelectionFeedbackGenerator().selectionChanged()
  }

  func open(_ text: String) async -> Bool {
    guard let url = URL(string: text), UIApplication.shared.canOpenURL(url) else { return false }
    return await UIApplication.shared.open(url)
  }
}

@MainActor
struct ServiceTests {
  private let link = "https://elsewhere.example/a"

  @Test func nothingOpensWhereNoAppInstanceHandlesAnEvent() async throws {
    let url = try #require(URL(string: link))
    var opened: Bool?
    UIApplication.shared.open(url) { opened = $0 }
    #expect(opened == false)
    #expect(await Sharing().open(link) == false)
    Sharing().copy("Ada")
    #expect(UIPasteboard.general.string == nil)
  }

  @Test func theHostOpensAndCopies() async throws {
    let host = AppHost()
    let url = try #require(URL(string: link))
    var opened: [String] = []
    var copied: [String] = []
    host.open = {
      opened.append($0.absoluteString); return true
    }
    host.canOpen = { _ in true }
    host.copy = { copied.append($0) }
    await AppHost.$current.withValue(host) {
      let task = Task { await Sharing().open(link) }
      #expect(await task.value)
      Sharing().copy("Ada")
      #expect(UIPasteboard.general.string == "Ada" && UIPasteboard.general.hasStrings)
      UIPasteboard.general.url = url
      #expect(UIPasteboard.general.string == link && UIPasteboard.general.hasURLs)
      UIPasteboard.general.image = UIImage(systemName: "star")
      #expect(UIPasteboard.general.hasImages && !UIPasteboard.general.hasStrings)
    }
    #expect(opened == [link])
    #expect(copied == ["Ada", link])
  }

  @Test(arguments: [(false, UIUserInterfaceIdiom.phone, 390), (true, .pad, 1024)])
  func aWideWindowIsATablet(isWide: Bool, idiom: UIUserInterfaceIdiom, width: CGFloat) {
    let host = AppHost()
    host.isWide = { isWide }
    AppHost.$current.withValue(host) {
      #expect(UIDevice.current.userInterfaceIdiom == idiom)
      #expect(UIScreen.main.bounds.width == width)
      #expect(UIScreen.main.nativeBounds.width == width * UIScreen.main.scale)
    }
  }
}
