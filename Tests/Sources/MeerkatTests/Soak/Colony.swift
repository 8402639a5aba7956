import Meerkat

/// What all burrows of one run have in common: how their guards answer, and what became of whom.
@MainActor
final class Colony {
  struct Reference {
    weak var burrow: Burrow?
  }

  /// What a guard answers.
  enum Lock: CaseIterable, CustomStringConvertible {
    case refuse, ask, later, first, redirect, navigate

    var description: String {
      switch self {
      case .refuse: "refuses"
      case .ask: "asks"
      case .later: "answers later"
      case .first: "sends elsewhere first"
      case .redirect: "sends elsewhere"
      case .navigate: "navigates"
      }
    }
  }

  /// All burrows that there ever were.
  var born: [Reference] = []
  var alive: [Burrow] { born.compactMap(\.burrow) }

  /// What the guards of places answer, by their signs.
  var leaving: [String: Lock] = [:]

  /// What the next guard answers that is asked about entering.
  var entering: Lock?

  /// What the next callback does.
  var callback: (@MainActor (Burrow) -> Void)?

  /// What the next screen does while it is made.
  var screenCallback: (@MainActor (Burrow) -> Void)?

  /// Flows that nobody has placed anywhere.
  var held: [Burrow] = []

  /// Takes one of them for a place, with half of all numbers.
  func takeHeld(_ number: Int) -> Burrow? { number.isMultiple(of: 2) ? held.popLast() : nil }

  private var later: [CheckedContinuation<Permission<Burrow.Place>, Never>] = []
  private(set) var outcomesExpected = 0
  var outcomes: [Int] = []

  /// How often the end of each place was told since the places were last compared.
  private(set) var dismissed: [String: Int] = [:]

  /// Places that went although their guards refuse, by a way that asks them.
  private(set) var unasked: [String] = []

  /// Whether a screen has asked for something that has not had its turn.
  private var owing: ObjectIdentifier?

  /// Flows that went somewhere before that.
  private(set) var overtakers: [String] = []

  /// Places whose buttons acted before they had gone.
  var early: [String] = []

  /// What was told while something else was.
  private(set) var interruptions: [String] = []
  private var isTelling = false

  /// The flows that somebody waits for, and how often each was answered.
  private(set) var answers: [Int] = []
  private var waiting: [Task<Void, Never>] = []

  /// Whether a waiting task is cancelled, or its host ends, which asks nobody.
  var isCancelling = false

  /// Numbers of rooms to which guards send the user.
  private var elsewhere = 1_000_000

  func answer(_ lock: Lock, by burrow: Burrow) -> Permission<Burrow.Place> {
    elsewhere += 1
    switch lock {
    case .refuse: return .refuse
    case .ask: return .ask("\(burrow.name): really?")
    case .later: return .later { await withCheckedContinuation { self.later.append($0) } }
    case .first: return .first(.room(elsewhere), style: .sheet)
    case .redirect: return .redirect(to: .room(elsewhere))
    case .navigate:
      // What has an effect must not have it while the guard is asked for a drawing.
      if !burrow.isForeseeing { takeCallback()?(burrow) }
      return .allow
    }
  }

  func takeScreenCallback() -> (@MainActor (Burrow) -> Void)? {
    defer { screenCallback = nil }
    return screenCallback
  }

  func takeCallback() -> (@MainActor (Burrow) -> Void)? {
    defer { callback = nil }
    return callback
  }

  /// Gives the answers that guards wait for.
  func answerLater(_ permission: Permission<Burrow.Place>) {
    let waiting = later
    later = []
    for continuation in waiting { continuation.resume(returning: permission) }
  }

  func didDismiss(_ sign: String, cause: NavigationCause) {
    dismissed[sign, default: 0] += 1
    let asks: [NavigationCause] = [.user, .flow, .link, .guarded]
    if leaving[sign] == .refuse, asks.contains(cause), !isCancelling {
      unasked.append("\(sign), by \(cause)")
    }
  }

  /// Has a screen ask for something that changes nothing, to know when its turn has come.
  func owe(_ burrow: Burrow) {
    let tree = ObjectIdentifier(burrow.outermost)
    owing = tree
    burrow.outermost.back { [weak self] _ in
      if self?.owing == tree { self?.owing = nil }
      return false
    }
  }

  /// Asks for as little, which has to wait for what screens have asked for.
  func overtake(_ burrow: Burrow) {
    // Only within one tree does anything wait for anything.
    let tree = ObjectIdentifier(burrow.outermost)
    burrow.outermost.back { [weak self] _ in
      if self?.owing == tree { self?.overtakers.append(burrow.name) }
      return false
    }
    owing = nil
  }

  /// Tells something, which may lead to what is told afterwards, but not meanwhile.
  ///
  /// A flow that nobody has placed doesn't wait for the others.
  func tell(_ name: String, _ work: () -> Void) {
    if isTelling, held.isEmpty { interruptions.append(name) }
    let outer = isTelling
    isTelling = true
    work()
    isTelling = outer
  }

  /// Forgets what was told so far.
  func forgetDismissed() { dismissed = [:] }

  /// Has somebody wait for the outcome of a new flow above another one.
  func wait(for burrow: Burrow, above below: Burrow, style: NavigationStyle) {
    let number = answers.count
    answers.append(0)
    waiting.append(
      Task { [weak below] in
        if style == .push {
          _ = try? await below?.push(burrow)
        } else {
          _ = try? await below?.present(burrow)
        }
        answers[number] += 1
      })
  }

  /// Cancels one of those who wait.
  func cancel(_ number: Int) async {
    guard !waiting.isEmpty else { return }
    isCancelling = true
    waiting[number % waiting.count].cancel()
    await settle()
    isCancelling = false
  }

  /// Cancels all who wait, and answers all guards.
  func end() async {
    isCancelling = true
    for task in waiting { task.cancel() }
    for _ in 1...3 {
      answerLater(.refuse)
      await settle()
    }
    waiting = []
    (callback, screenCallback, held) = (nil, nil, [])
  }

  /// Lets tasks take their turns.
  func settle() async {
    for _ in 1...12 { await Task.yield() }
  }
}
