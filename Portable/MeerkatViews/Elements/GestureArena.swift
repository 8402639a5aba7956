/// An element under a finger, and its place in the window in points.
package struct TouchTarget: Hashable, Sendable {
  package let id: Int
  package let frame: CGRect

  @Memberwise
  package init(id: Int, frame: CGRect)
}

/// The gestures of all views under a finger, which compete for it until one is recognised.
@MainActor
final class GestureArena {
  private struct Entry {
    weak var element: ModifierElement?
    let gesture: GestureModifier
    let frame: CGRect
  }

  private let ids: [Int]
  private var entries: [Entry]
  private var spaces: [AnyHashable: CGPoint] = [:]

  /// Creates the arena of views that lie in one another.
  ///
  /// - Parameter elements: The elements with gestures or named spaces, from the innermost one on.
  init(_ elements: [(element: ModifierElement, frame: CGRect)]) {
    ids = elements.map(\.element.id)
    entries = elements.compactMap { element, frame in
      guard case .gesture(let gesture) = element.modifier else { return nil }
      return Entry(element: element, gesture: gesture, frame: frame)
    }
    for (element, frame) in elements.reversed() {
      if case .coordinateSpace(let name) = element.modifier { spaces[name] = frame.origin }
    }
    // Of gestures that go first, the outermost one does.
    entries =
      entries.filter { $0.gesture.priority == .high }.reversed()
      + entries.filter { $0.gesture.priority != .high }
  }

  /// Whether it is about the same views.
  func isAbout(_ elements: [(element: ModifierElement, frame: CGRect)]) -> Bool {
    ids == elements.map(\.element.id)
  }

  /// Whether nothing more comes of any gesture.
  var isOver: Bool { entries.isEmpty }

  /// Hands a sample to all gestures that may still happen.
  func receive(_ touch: Touch) {
    var winner: GestureRecognizer?
    var rest: [Entry] = []
    for entry in entries where entry.element?.isMounted == true {
      let recognizer = entry.gesture.recognizer
      let isAlone = entry.gesture.priority != .simultaneous
      guard winner == nil || !isAlone else {
        recognizer.cancel()
        continue
      }
      var own = touch
      own.frame = entry.frame
      own.spaces = spaces
      let outcome = recognizer.receive(own)
      if !outcome.isFinal { rest.append(entry) }
      if isAlone, outcome == .recognized || outcome == .ended { winner = recognizer }
    }
    guard let winner else { return entries = rest }
    entries = rest.filter {
      $0.gesture.priority == .simultaneous || $0.gesture.recognizer === winner
    }
    for entry in rest where !entries.contains(where: { $0.gesture == entry.gesture }) {
      entry.gesture.recognizer.cancel()
    }
  }

  /// Breaks off everything.
  func cancel() {
    for entry in entries { entry.gesture.recognizer.cancel() }
    entries = []
  }
}

extension Runtime {
  /// Hands what fingers do to the gestures around an element, and updates.
  ///
  /// - Parameters:
  ///   - touch: Where the fingers are.
  ///   - targets: The elements under the first finger that have a gesture or a named space, from the
  ///     innermost one on; they count when a touch begins.
  /// - Returns: Whether a gesture takes it.
  @discardableResult
  package func touch(_ touch: Touch, on targets: [TouchTarget]) -> Bool {
    perform {
      if touch.phase == .began {
        let elements = targets.compactMap { target in
          (interactiveElement(target.id) as? ModifierElement)
            .flatMap { $0.isEnabled && $0.isTouchable ? ($0, target.frame) : nil }
        }
        if window.arena?.isAbout(elements) != true {
          window.arena?.cancel()
          window.arena = GestureArena(elements)
        }
      }
      guard let arena = window.arena else { return false }
      arena.receive(touch)
      if arena.isOver { window.arena = nil }
      return true
    }
  }
}
