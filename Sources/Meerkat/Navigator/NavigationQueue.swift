import MeerkatJourney

/// Runs the navigations of one tree of flows, one at a time.
///
/// A guard, `didDismiss`, the closure for an outcome or a screen that is being made may navigate
/// too. Such a navigation waits for the current one, so that no decision is based on a state that
/// is about to change.
@MainActor
final class NavigationQueue {
  private struct Turn {
    let generation: Int
    let work: @MainActor (Refusal?) -> Void
  }

  /// Whether a navigation is under way, or a screen is being made.
  private(set) var isUnderWay = false

  /// The length of the chain of navigations, each made by the one before, that led to this one.
  private(set) var generation = 0

  private var waiting: [Turn] = []

  /// The length of a chain that must be a mistake.
  static let limit = 100

  /// The number of navigations, made by one and by those that it made, that must be a mistake.
  private static let total = 1_000

  /// Runs what screens have queued, then a navigation, what follows from it, and then what was
  /// queued meanwhile.
  func take<Value>(
    _ work: () throws -> Value, then: (Value) -> Void = { _ in }
  ) rethrows -> Value {
    takeWaiting()
    defer { takeWaiting() }
    isUnderWay = true
    let value: Value
    do {
      defer { isUnderWay = false }
      value = try work()
    }
    then(value)
    return value
  }

  /// Queues a navigation; it receives a refusal if the chain would not end.
  func wait(_ work: @escaping @MainActor (Refusal?) -> Void) {
    waiting.append(Turn(generation: generation + 1, work: work))
  }

  /// Runs some work, now or when the navigation under way is done.
  func run(_ work: @escaping @MainActor () -> Void) {
    enqueue { refusal in if refusal == nil { work() } }
  }

  /// Runs something now, or after the current navigation; passes a refusal if the chain has no end.
  func enqueue(_ work: @escaping @MainActor (Refusal?) -> Void) {
    if isUnderWay { wait(work) } else { take { work(nil) } }
  }

  /// Whether guards are asked only to find out what they would say.
  private(set) var isForeseeing = false

  /// Asks guards while a screen is drawn: nothing may change then.
  func foreseeing<Value>(_ ask: () -> Value) -> Value {
    let outer = isForeseeing
    isForeseeing = true
    defer { isForeseeing = outer }
    return ask()
  }

  /// Makes a screen; what it navigates runs afterwards.
  func makingScreen<Screen>(of step: StepNode?, _ make: () -> Screen) -> Screen {
    // A screen may navigate, also if it is made so that a guard can be asked.
    let wasForeseeing = isForeseeing
    isForeseeing = false
    defer { isForeseeing = wasForeseeing }
    guard !isUnderWay else { return make() }
    let outer = generation
    generation = step?.generation ?? 0
    isUnderWay = true
    defer {
      isUnderWay = false
      generation = outer
      takeLater()
    }
    return make()
  }

  /// Takes over what waits in the queue of a tree that is a part of this one now.
  func takeOver(_ other: NavigationQueue) {
    waiting += other.waiting
    other.waiting = []
    takeLater()
  }

  /// Runs what is queued later, since a host may be making its views now; at the latest before
  /// another navigation.
  private func takeLater() {
    if !waiting.isEmpty, !isUnderWay { Task { if !isUnderWay { takeWaiting() } } }
  }

  private func takeWaiting() {
    defer { generation = 0 }
    var count = 0
    var isReported = false
    while !waiting.isEmpty {
      let turn = waiting.removeFirst()
      count += 1
      generation = turn.generation
      isUnderWay = true
      let refusal = turn.generation > Self.limit || count > Self.total ? Refusal.endlessTurns : nil
      if let refusal, !isReported {
        Mistake.report("A navigation was dropped. \(refusal)")
        isReported = true
      }
      turn.work(refusal)
      isUnderWay = false
    }
  }
}
