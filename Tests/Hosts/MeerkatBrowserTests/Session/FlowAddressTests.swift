import Meerkat
import MeerkatBrowser
import MeerkatJourney
import MeerkatUI
import Testing

/// A flow's links in the address bar.
@MainActor
struct FlowAddressTests {
  @Test func aStepForwardTellsItsLink() throws {
    let page = FakePage(FlowView(LettersFlow()))
    #expect(page.document.contains("data-depth=0 data-address='/letters'"))
    page.connect()
    #expect(try page.place(after: page.press("First")) == "1 /letters/1 Letter 1")
  }

  @Test func theFirstPageShowsTheLinksScreen() {
    let page = FakePage(FlowView(LettersFlow()), at: "/letters/7")
    #expect(page.document.contains("data-depth=1 data-address='/letters/7'"))
    #expect(page.document.contains("<title>Letter 7</title>"))
  }

  @Test func aVetoedBackPutsTheHistoryBack() throws {
    let flow = LettersFlow()
    flow.isHeld = true
    let page = FakePage(FlowView(flow), at: "/letters/7")
    page.connect()
    #expect(
      try page.place(after: page.goInHistory(to: 0, address: "/letters")) == "1 /letters/7 Letter 7"
    )
    #expect(flow.journey == Journey(.letters, [.push(.letter(7))]))
  }

  @Test func aBackThatAsksFirstIsAStepToTheQuestion() throws {
    let flow = LettersFlow()
    flow.asks = true
    let page = FakePage(FlowView(flow), at: "/letters/7")
    page.connect()
    #expect(
      try page.place(after: page.goInHistory(to: 0, address: "/letters")) == "2 /letters/7 Letter 7"
    )
    #expect(try page.place(after: page.press("Leave")) == "0 /letters Letters")
  }

  @Test func backAndForwardAreSteps() throws {
    let flow = LettersFlow()
    let page = FakePage(FlowView(flow), at: "/letters/7")
    page.connect()
    #expect(try page.place(after: page.goInHistory(to: 0)) == "0 /letters Letters")
    #expect(flow.journey == Journey(.letters))
    #expect(
      try page.place(after: page.goInHistory(to: 1, address: "/letters/7"))
        == "1 /letters/7 Letter 7")
    #expect(flow.journey == Journey(.letters, [.push(.letter(7))]))
  }

  @Test(arguments: ["/nowhere", "/letters/x", "/letters/%zz"])
  func aBrokenLinkSaysSoUntilTheUserGoesOn(address: String) throws {
    let page = FakePage(FlowView(LettersFlow()), at: address)
    #expect(page.session.isNotFound)
    #expect(page.document.contains("data-address='\(address.replacing("%", with: "%25"))'"))
    #expect(page.document.contains("<title>Not found</title>"))
    page.connect()
    #expect(try page.press("Go to the start").contains("/letters"))
    #expect(!page.session.isNotFound)
  }
}

private final class LettersFlow: Flow {
  enum Destination: Linked {
    case letters
    case letter(Int)

    static let links = Links<Self> {
      DeepLink("letters", .letters)
      DeepLink("letters/{number}", Self.letter) {
        if case .letter(let number) = $0 { number } else { nil }
      }
    }
  }

  let navigator = Navigator<Destination>(root: .letters)
  var isHeld = false
  var asks = false

  @ViewBuilder func screen(for destination: Destination) -> some View {
    switch destination {
    case .letters:
      Button("First") { self.push(.letter(1)) }.navigationTitle("Letters")
    case .letter(let number): Text("Dear reader").navigationTitle("Letter \(number)")
    }
  }

  func shouldLeave(_ destination: Destination) -> Permission<Destination> {
    isHeld ? .refuse : asks ? .ask("Leave?") : .allow
  }
}
