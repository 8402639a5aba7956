import Meerkat
import MeerkatTesting
import Testing

/// A link asks the guards of the flows that it takes away, and of those that it makes.
@MainActor
struct GuardedLinkTests {
  /// A flow with a flow in it, whose guards answer as a test says.
  final class Shop: Flow {
    enum Place: Hashable, Linked {
      case shelf, item(Int), till
      static let links = Links<Self> {
        DeepLink("", .shelf)
        DeepLink("item/{item}", Self.item) { if case .item(let item) = $0 { item } else { nil } }
        DeepLink("till", .till)
      }
    }

    let navigator = Navigator<Place>(root: .shelf)
    var entering: Permission<Till.Place> = .allow
    var leaving: Permission<Till.Place> = .allow
    /// What the guard of the till does before it answers.
    var answering: (@MainActor (Till) async -> Permission<Till.Place>)?
    var asked = 0

    @ViewBuilder func screen(for place: Place) -> some View {
      if place == .till { FlowView(Till(in: self)) } else { PlaceScreen(name: "\(place)") }
    }

    var till: Till? { child(Till.self) }
  }

  final class Till: Flow {
    enum Place: Hashable, Linked {
      case start, payment, signIn
      static let links = Links<Self> {
        DeepLink("", .start)
        DeepLink("payment", .payment)
      }
    }

    let navigator = Navigator<Place>(root: .start)
    private weak var shop: Shop?

    init(in shop: Shop) { self.shop = shop }

    func screen(for place: Place) -> some View { PlaceScreen(name: "\(place)") }

    func shouldEnter(_ place: Place) -> Permission<Place> {
      guard place == .payment, let shop else { return .allow }
      shop.asked += 1
      if let answering = shop.answering { return .later { await answering(self) } }
      return shop.entering
    }

    func shouldLeave(_ place: Place) -> Permission<Place> {
      place == .payment ? shop?.leaving ?? .allow : .allow
    }
  }

  let shop = Shop()

  @Test func aYesLeadsIntoTheFlowThatWasAsked() throws {
    shop.entering = .ask(.discard)
    #expect(try shop.open("/till/payment").get() == .undecided)
    shop.pendingQuestion?.confirm()
    #expect(shop.pendingQuestion == nil)
    #expect(shop.asked == 1)
    #expect(shop.till?.journey == Journey(.start, [.push(.payment)]))
  }

  @Test func anAnswerThatComesLaterLeadsThereToo() async {
    shop.entering = .later { .allow }
    _ = shop.open("/till/payment")
    await turns { shop.till?.journey.contains(.payment) == true }
    #expect(shop.till?.journey == Journey(.start, [.push(.payment)]))
    #expect(shop.asked == 1)
  }

  @Test func aFlowBehindOtherStepsIsAskedBeforeItGoes() throws {
    _ = try shop.open("/till/payment").get()
    shop.go([.back, .forward(to: .item(1)), .forward(to: .till)])
    let till = try #require(shop.till)
    till.push(.payment)
    shop.leaving = .refuse
    #expect(throws: LinkError.refused(.forbidden)) { try shop.open("/till").get() }
    #expect(shop.till === till)
    #expect(till.journey == Journey(.start, [.push(.payment)]))
    shop.leaving = .allow
    #expect(try shop.open("/till").get() == .arrived)
    #expect(shop.journey == Journey(.shelf, [.push(.till)]))
    #expect(shop.till?.journey == Journey(.start))
  }

  @Test func whatAGuardShowsFirstIsSeenInAFlowThatTheLinkMakes() throws {
    shop.entering = .first(.signIn, style: .sheet)
    #expect(try shop.open("/till/payment").get() == .redirected("signIn"))
    #expect(shop.journey == Journey(.shelf, [.push(.till)]))
    let till = try #require(shop.till)
    #expect(till.journey == Journey(.start, [.sheet(.signIn)]))
    shop.entering = .allow
    till.go(.close)
    #expect(shop.till === till)
    #expect(till.journey == Journey(.start, [.push(.payment)]))
  }

  @Test func whoLeavesItUnchangedStaysBelow() throws {
    shop.entering = .first(.signIn, style: .sheet)
    _ = shop.open("/till/payment")
    shop.till?.go(.close)
    #expect(shop.till?.journey == Journey(.start))
    #expect(shop.asked == 2)
  }

  @Test func aGuardRedirectsInAFlowThatTheLinkMakes() throws {
    shop.entering = .redirect(to: .signIn)
    #expect(try shop.open("/till/payment").get() == .redirected("signIn"))
    #expect(shop.till?.journey == Journey(.start, [.push(.signIn)]))
  }

  @Test func aGuardPresentsAFlowInAFlowThatTheLinkMakes() async throws {
    shop.answering = { till in (try? await till.present(Visit())) == "signed in" ? .allow : .refuse
    }
    #expect(try shop.open("/till/payment").get() == .undecided)
    #expect(shop.journey == Journey(.shelf))
    await turns { shop.till?.awaitedFlow != nil }
    (shop.till?.awaitedFlow as? Visit)?.finish("signed in")
    await turns { shop.till?.journey.contains(.payment) == true }
    #expect(shop.till?.journey == Journey(.start, [.push(.payment)]))
  }
  @Test(
    "In a tab that isn't selected, the guard leads to the tab",
    arguments: [
      Permission<Platform.Place>.first(.waitingRoom, style: .sheet),
      .redirect(to: .waitingRoom, style: .sheet),
    ])
  func tab(permission: Permission<Platform.Place>) throws {
    let station = try Station()
    #expect(try station.open("/two").get() == .arrived)
    #expect(try station.open("/one").get() == .arrived)
    let platform = try #require(station[.two])
    platform.entering[.office] = permission
    #expect(try station.open("/two/office").get() == .redirected("waitingRoom"))
    #expect(station.tracks.selected == .two)
    #expect(platform.journey == Journey(.bench, [.sheet(.waitingRoom)]))
  }
}
