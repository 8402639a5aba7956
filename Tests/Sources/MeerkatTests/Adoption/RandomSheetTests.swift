import Meerkat
import MeerkatTesting
import PropertySupport
import Testing

/// A plain view presents flows, at random: each outcome comes once at most, the end of each step is
/// told once, everybody who waits is answered once, and no flow outlives its sheet.
@MainActor
struct RandomSheetTests {
  @Test(arguments: 1...6 as ClosedRange<UInt64>) func accounts(seed: UInt64) async {
    let report = await check(
      "flows in plain sheets", count: 60, seed: seed,
      generate: { random in
        (0..<Int.random(in: 2...30, using: &random)).map { _ in
          Act(
            verb: random.pick(Act.Verb.allCases + [.open, .open, .push]),
            number: Int.random(in: 0..<12, using: &random))
        }
      },
      property: { await Self.failure(of: $0) })
    if report.failure != nil { Issue.record("\(report)") }
  }

  private static func failure(of acts: [Act]) async -> String? {
    let hotel = Hotel(takesTime: acts.count.isMultiple(of: 2), kind: (acts.first?.number ?? 0) % 3)
    do {
      var app: Driver? = try Driver(HotelView(hotel: hotel))
      app?.runtime.transitionsTakeTime = hotel.takesTime
      for (index, act) in acts.enumerated() {
        if let app { await hotel.carryOut(act, index: index, in: app) }
        if let failure = hotel.failure() { return "after \(act): \(failure)" }
      }
      app?.end()
      app = nil
    } catch {
      return "\(error)"
    }
    return await hotel.failureInTheEnd()
  }
}

/// Something that the user, the app or the flow in the sheet does.
private struct Act: CustomStringConvertible {
  enum Verb: CaseIterable {
    case open, appCloses, userCloses, userBack, rest
    case push, present, await_, cancel, back, close, leave, finish, finishTwice
    case refuse, ask, allow, confirm, decline
  }

  let verb: Verb
  let number: Int

  var description: String { "\(verb) \(number)" }
}

@MainActor @Observable
private final class Hotel {
  struct Stay: Identifiable {
    let id: Int
    let guest: Guest
  }

  let takesTime: Bool
  /// Whether there is a sheet, a cover or a popover.
  let kind: Int
  var stay: Stay?
  @ObservationIgnored var permission: Permission<Int> = .allow
  /// The places where guests have been, and how often the end of each was told.
  @ObservationIgnored var places: [String: Int] = [:]
  @ObservationIgnored var outcomes: [String: Int] = [:]
  @ObservationIgnored private var answers: [Int] = []
  @ObservationIgnored private var waiting: [Task<Void, Never>] = []
  @ObservationIgnored private var guests: [() -> Guest?] = []

  init(takesTime: Bool, kind: Int) { (self.takesTime, self.kind) = (takesTime, kind) }

  func makeGuest(_ name: String) -> Guest {
    let guest = Guest(name, hotel: self)
    guests.append { [weak guest] in guest }
    return guest
  }

  func carryOut(_ act: Act, index: Int, in app: Driver) async {
    let guest = stay?.guest
    switch act.verb {
    case .open: if stay == nil { stay = Stay(id: index, guest: makeGuest("\(index)")) }
    case .appCloses: stay = nil
    case .userCloses: try? app.close()
    case .userBack: try? app.back()
    case .rest: app.runtime.endTransitions()
    case .push: guest?.push(index)
    case .present: guest?.present(index, as: [.sheet, .fullScreenCover, .popover][act.number % 3])
    case .await_: if let guest { wait(for: makeGuest("awaited \(index)"), above: guest) }
    case .cancel: for task in waiting { task.cancel() }
    case .back: guest?.back()
    case .close: guest?.close()
    case .leave: guest?.leave()
    case .finish: guest?.finish()
    case .finishTwice:
      guest?.finish()
      guest?.finish()
    case .refuse: permission = .refuse
    case .ask: permission = .ask("Really?")
    case .allow: permission = .allow
    case .confirm: guest?.pendingQuestion?.confirm()
    case .decline: guest?.pendingQuestion?.decline()
    }
    await settle()
    _ = app.elements
    if act.number > 5 { repeat { _ = app.elements } while app.runtime.endTransitions() }
    for guest in guests.compactMap({ $0() }) { guest.note() }
  }

  private func wait(for next: Guest, above guest: Guest) {
    let number = answers.count
    answers.append(0)
    waiting.append(
      Task { [weak self, weak guest] in
        _ = try? await guest?.present(next)
        self?.answers[number] += 1
      })
  }

  private func settle() async { for _ in 1...12 { await Task.yield() } }

  func failure() -> String? {
    if let (name, count) = outcomes.first(where: { $0.value > 1 }) {
      return "\(name) finished \(count) times"
    }
    if let (place, count) = places.first(where: { $0.value > 1 }) {
      return "the end of \(place) was told \(count) times"
    }
    if let guest = stay?.guest {
      for place in guest.journey.steps.map({ guest.sign(of: $0.destination) })
      where places[place] == 1 { return "\(place) is there, but its end was told" }
    }
    return nil
  }

  func failureInTheEnd() async -> String? {
    stay = nil
    for task in waiting { task.cancel() }
    await settle()
    await settle()
    waiting = []
    await turns { self.guests.allSatisfy { $0() == nil } }
    if let failure = failure() { return failure }
    if let (place, _) = places.first(where: { $0.value == 0 }) {
      return "the end of \(place) was never told"
    }
    if answers.contains(where: { $0 != 1 }) { return "those who wait heard \(answers)" }
    let left = guests.compactMap { $0()?.name }
    return left.isEmpty ? nil : "\(left) are left"
  }
}

/// A flow of numbers.
private final class Guest: Flow {
  typealias Outcome = Void
  let navigator = Navigator(root: 0)
  let name: String
  private let hotel: Hotel
  /// Whether the flow was on screen.
  private var wasShown = false

  init(_ name: String, hotel: Hotel) { (self.name, self.hotel) = (name, hotel) }

  func screen(for place: Int) -> some View {
    wasShown = true
    return Text("here").navigationTitle(sign(of: place))
  }

  func shouldLeave(_ place: Int) -> Permission<Int> { hotel.permission }

  func didDismiss(_ place: Int, cause: NavigationCause) {
    hotel.places[sign(of: place), default: 0] += 1
  }

  func sign(of place: Int) -> String { "\(name): \(place)" }

  /// Notes where the user is: all this has to end.
  func note() {
    guard wasShown else { return }
    for step in journey.steps { hotel.places[sign(of: step.destination), default: 0] += 0 }
  }
}

private struct HotelView: View {
  @Bindable var hotel: Hotel

  var body: some View {
    switch hotel.kind {
    case 0: Text("lobby").sheet(item: $hotel.stay) { page($0.guest) }
    case 1: Text("lobby").fullScreenCover(item: $hotel.stay) { page($0.guest) }
    default: Text("lobby").popover(item: $hotel.stay) { page($0.guest) }
    }
  }

  private func page(_ guest: Guest) -> some View {
    FlowView(guest) { hotel.outcomes[guest.name, default: 0] += 1 }
  }
}
