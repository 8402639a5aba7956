/// The recogniser of one view's gesture.
@MainActor
package final class GestureRecognizer {
  /// Follows the gesture of the last evaluation.
  var follow: ((Touch, GestureMemory) -> GestureOutcome)?
  private var memory: GestureMemory?

  nonisolated init() {}

  func receive(_ touch: Touch) -> GestureOutcome {
    let memory = memory ?? GestureMemory()
    let outcome = follow?(touch, memory) ?? .failed
    self.memory = outcome.isFinal ? nil : memory
    return outcome
  }

  /// Breaks off what is under way.
  func cancel() {
    guard memory != nil else { return }
    _ = receive(Touch(.cancelled, at: [], time: 0))
    memory = nil
  }

  /// Taps a number of times, without a place: as a keyboard does.
  func tap(count: Int) {
    cancel()
    for _ in 0..<count {
      if receive(Touch(.began, at: [.zero], time: 0)).isFinal { return }
      if receive(Touch(.ended, at: [.zero], time: 0)).isFinal { return }
    }
    _ = receive(Touch(.rested, at: [.zero], time: 1))
    cancel()
  }
}

/// The outcome of a gesture so far.
enum GestureOutcome {
  case possible, recognized, ended, failed

  var isFinal: Bool { self == .ended || self == .failed }
}

extension GesturePhase {
  var outcome: GestureOutcome {
    switch self {
    case .possible, .beginning: .possible
    case .active: .recognized
    case .ended: .ended
    case .failed: .failed
    }
  }
}

/// The priority of a gesture among those under a finger.
package enum GesturePriority: Hashable, Sendable {
  case normal, high
  /// At the same time as others.
  case simultaneous
}

/// The gesture of a view, for hosts.
package struct GestureModifier: Equatable {
  package let needs: GestureNeeds
  let priority: GesturePriority
  let recognizer: GestureRecognizer

  /// Whether it is recognised besides others.
  package var isSimultaneous: Bool { priority == .simultaneous }

  package static func == (left: Self, right: Self) -> Bool {
    left.needs == right.needs && left.priority == right.priority
      && left.recognizer === right.recognizer
  }
}
