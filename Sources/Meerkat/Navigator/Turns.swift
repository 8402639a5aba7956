import MeerkatJourney

/// One navigation at a time.
///
/// A guard, `didDismiss`, an outcome or a screen that is being made may navigate too. That takes its
/// turn when the navigation under way is over, so that nothing is decided from a state that is
/// about to change.
@MainActor
enum Turns {
  private struct Turn {
    let generation: Int
    let work: @MainActor (Refusal?) -> Void
  }

  /// Whether a navigation is under way, or a screen is being made.
  private(set) static var isUnderWay = false

  /// How many navigations made one another before the one under way.
  private(set) static var generation = 0

  private static var waiting: [Turn] = []

  /// More navigations in a row, each made by the one before, than anybody means.
  private static let limit = 100

  /// Has a navigation take its turn, and then all that it made.
  static func take<Value>(_ work: () throws -> Value) rethrows -> Value {
    isUnderWay = true
    defer {
      isUnderWay = false
      if !waiting.isEmpty { takeWaiting() }
    }
    return try work()
  }

  /// Has a navigation wait for its turn; it is handed a refusal where there would be no end.
  static func wait(_ work: @escaping @MainActor (Refusal?) -> Void) {
    waiting.append(Turn(generation: generation + 1, work: work))
  }

  /// Has something take its turn, now or when the navigation under way is over.
  static func run(_ work: @escaping @MainActor () -> Void) {
    if isUnderWay {
      wait { refusal in if refusal == nil { work() } }
    } else {
      take(work)
    }
  }

  /// Makes a screen; what it navigates takes its turn afterwards.
  static func makingScreen<Screen>(of step: StepNode?, _ make: () -> Screen) -> Screen {
    guard !isUnderWay else { return make() }
    let outer = generation
    generation = step?.generation ?? 0
    isUnderWay = true
    defer {
      isUnderWay = false
      generation = outer
      // Not while a host is making its views.
      if !waiting.isEmpty { Task { if !isUnderWay { takeWaiting() } } }
    }
    return make()
  }

  private static func takeWaiting() {
    defer { generation = 0 }
    while !waiting.isEmpty {
      let turn = waiting.removeFirst()
      generation = turn.generation
      isUnderWay = true
      turn.work(turn.generation > limit ? .endlessTurns : nil)
      isUnderWay = false
    }
  }
}
