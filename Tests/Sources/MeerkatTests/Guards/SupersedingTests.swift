import Meerkat
import MeerkatTesting
import Testing

/// What says where the user is ends every request that waits: the one that was asked about, and the
/// one that a guard has put off.
@MainActor
struct SupersedingTests {
  /// Ways to say where the user is, whatever was going on.
  enum Way: CaseIterable { case assign, restore, replaceAll, open }

  @Test(arguments: Way.allCases)
  func aRequestThatWasPutOffEnds(way: Way) async throws {
    let desk = Lobby()
    desk.push(.editor)
    let kept = try desk.archive()
    desk.back()
    let told = Told()
    let task = Task { await told.record { try await desk.navigate(.forward(to: .account)) } }
    await turns { desk.journey.top.destination == .signIn }
    desk.isSignedIn = true
    switch way {
    case .assign: desk.reset(to: Journey(.home, [.push(.editor)]))
    case .restore: _ = desk.restore(from: kept)
    case .replaceAll: desk.go(.replaceAll(with: Journey(.home, [.push(.editor)])))
    case .open: desk.open("/editor")
    }
    #expect(desk.journey == Journey(.home, [.push(.editor)]))
    await task.value
    #expect(told.answer == "superseded")
  }

  @Test func goingBackGoesOn() {
    let desk = Lobby()
    desk.push(.account)
    desk.isSignedIn = true
    desk.back()
    #expect(desk.journey == Journey(.home, [.push(.account)]))
  }

  @Test(
    "An assignment ends a question, also if it changes nothing",
    arguments: [
      Journey(.home, [.push(.held)]), Journey(.home, [.push(.held), .push(.editor)]),
    ] as [Journey<Lobby.Place>])
  func assigned(journey: Journey<Lobby.Place>) async throws {
    let desk = Lobby()
    desk.push(.held)
    let told = Told()
    let task = Task { await told.record { try await desk.navigate(.back) } }
    await turns { desk.pendingQuestion != nil }
    desk.reset(to: journey)
    #expect(desk.pendingQuestion == nil)
    await task.value
    #expect(told.answer == "superseded")
    #expect(desk.journey == journey)
  }

  @Test("A flow that nobody holds is released with its undecided link", arguments: [false, true])
  func released(isShown: Bool) throws {
    weak var released: Inn?
    do {
      let inn = Inn()
      released = inn
      let app = isShown ? try Driver(FlowView(inn)) : nil
      #expect(inn.open("/room/secret") == .success(.undecided))
      #expect(inn.pendingQuestion != nil)
      _ = app?.screenText
    }
    #expect(released == nil)
  }

  @Test func theTabOfAnUndecidedLinkIsSelectedWhenTheUserConfirms() throws {
    let inn = Inn()
    #expect(inn.open("/wings/right/secret") == .success(.undecided))
    #expect(inn.wings.selected == .left)
    inn.pendingQuestion?.confirm()
    #expect(inn.wings.selected == .right)
    #expect(inn.link == "/wings/right/secret")
  }
}

/// What a task that waited was told.
@MainActor
final class Told {
  private(set) var answer = "-"

  func record(_ work: () async throws -> Void) async {
    do {
      try await work()
      answer = "arrived"
    } catch let refusal as Refusal {
      answer = if case .superseded = refusal { "superseded" } else { "\(refusal)" }
    } catch {
      answer = "\(error)"
    }
  }
}

/// A flow with a place for which one has to sign in, and one that asks.
final class Lobby: Flow {
  enum Place: Codable, Hashable { case home, editor, account, signIn, held }

  let navigator = Navigator<Place>(root: .home)
  var isSignedIn = false

  func screen(for place: Place) -> some View { Text("\(place)") }

  func shouldEnter(_ place: Place) -> Permission<Place> {
    place == .account && !isSignedIn ? .first(.signIn) : .allow
  }

  func shouldLeave(_ place: Place) -> Permission<Place> {
    place == .held ? .ask("Leave?") : .allow
  }
}

extension Lobby.Place: Restorable, Linked {
  static let restoration = Restoration<Self>(name: "lobby")
  static let links = Links<Self> {
    DeepLink("", .home)
    DeepLink("editor", .editor)
  }
}

/// A flow whose inner flow asks before it lets anybody in.
@Observable
private final class Inn: Flow {
  enum Wing: String, CaseIterable, LinkValue { case left, right }
  enum Place: Hashable, Linked {
    case home, room, wings
    static let links = Links<Self> {
      DeepLink("", .home)
      DeepLink("room", .room)
      DeepLink("wings", .wings)
    }
  }

  let navigator = Navigator<Place>(root: .home)
  var wings = TabSelection<Wing>()
  var guests = 0

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .home: Text("home")
    case .room: FlowView(Room()) { self.guests += $0 }
    case .wings:
      @Bindable var flow = self
      FlowTabs($flow.wings) { _ in
        FlowView(Room()) { self.guests += $0 }
      } label: {
        Text($0.rawValue)
      }
    }
  }
}

private final class Room: Flow {
  enum Place: Hashable, Linked {
    case door, secret
    static let links = Links<Self> {
      DeepLink("", .door)
      DeepLink("secret", .secret)
    }
  }
  typealias Outcome = Int

  let navigator = Navigator<Place>(root: .door)

  func screen(for place: Place) -> some View { Text("\(place)") }

  func shouldEnter(_ place: Place) -> Permission<Place> {
    place == .secret ? .ask("Enter?") : .allow
  }
}
