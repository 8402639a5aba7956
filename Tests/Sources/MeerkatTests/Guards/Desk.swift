import Meerkat

/// A flow with an editor that is not left lightly, and an account that is not entered lightly.
@Observable
final class Desk: Flow {
  enum Place: Hashable { case table, editor, account, signIn, terms, login, inbox }
  typealias Outcome = String

  // Some guards send each other on without an end.
  let navigator = Navigator<Place>(root: .table, maxDepth: 200)

  /// What is answered; allowed where nothing is said.
  var leaving: [Place: Permission<Place>] = [:]
  var entering: [Place: Permission<Place>] = [:]

  /// Places that the user is only let into when signed in.
  var isSignedIn = true

  /// What is answered about the account as long as the user is not signed in.
  var entryToAccount = Permission<Place>.first(.signIn, style: .sheet)

  /// The guards that were asked, in order.
  @ObservationIgnored var asked: [String] = []

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .table:
      PlaceScreen(
        name: "table",
        actions: [
          "Edit": { self.push(.editor) },
          "Account": { self.push(.account) },
        ])
    case .signIn:
      PlaceScreen(name: "signIn", actions: ["Sign in": signIn])
    case .login: FlowView(Login()) { self.isSignedIn = $0 }
    case .inbox: FlowView(Desk.inner(of: self))
    case .editor, .account, .terms: PlaceScreen(name: "\(place)", actions: ["Home": goHome])
    }
  }

  func shouldLeave(_ place: Place) -> Permission<Place> {
    record("leave \(place)")
    return leaving[place] ?? .allow
  }

  func shouldEnter(_ place: Place) -> Permission<Place> {
    record("enter \(place)")
    if place == .account { return isSignedIn ? .allow : entryToAccount }
    return entering[place] ?? .allow
  }

  private func record(_ question: String) {
    if isForeseeing { return }
    asked.append(question)
    didAsk(question)
  }

  private func goHome() { go(.backToRoot) }

  private func signIn() {
    isSignedIn = true
    back(from: .signIn)
  }

  /// A desk in a desk, which tells the outer one whom it asked.
  private static func inner(of outer: Desk) -> Desk {
    let desk = Desk()
    desk.leaving = outer.innerLeaving
    desk.didAsk = { [unowned outer] in outer.record("inner \($0)") }
    return desk
  }

  @ObservationIgnored var innerLeaving: [Place: Permission<Place>] = [:]
  @ObservationIgnored var didAsk: (String) -> Void = { _ in }
}

/// A flow whose outcome is whether the user is signed in.
@Observable
final class Login: Flow {
  enum Place: Hashable { case name, password }
  typealias Outcome = Bool

  let navigator = Navigator<Place>(root: .name)

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .name: PlaceScreen(name: "name", actions: ["Next": { self.push(.password) }])
    case .password: PlaceScreen(name: "password", actions: ["Done": { self.finish(true) }])
    }
  }
}

extension GuardQuestion {
  /// A question with short words.
  static let discard = GuardQuestion(
    "Discard changes?", message: "They are not saved.", confirm: "Discard", decline: "Keep")
}

/// An answer that comes when the test says so.
@MainActor
final class Answer {
  private var continuations: [CheckedContinuation<Permission<Desk.Place>, Never>] = []

  /// How often the answer was waited for.
  private(set) var count = 0

  func later() -> Permission<Desk.Place> {
    .later { [self] in
      count += 1
      return await withCheckedContinuation { self.continuations.append($0) }
    }
  }

  func give(_ permission: Permission<Desk.Place>) {
    let waiting = continuations
    continuations = []
    for continuation in waiting { continuation.resume(returning: permission) }
  }
}
