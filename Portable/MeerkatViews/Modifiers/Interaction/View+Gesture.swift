extension View {
  /// Recognises a gesture on the view.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    Recognizing(content: self, gesture: gesture, mask: mask, priority: .normal)
  }

  /// Recognises a gesture on the view at the same time as those inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    Recognizing(content: self, gesture: gesture, mask: mask, priority: .simultaneous)
  }

  /// Recognises a gesture on the view, before those inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    Recognizing(content: self, gesture: gesture, mask: mask, priority: .high)
  }

  /// Recognises a gesture on the view while `isEnabled` is true.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Recognises a gesture on the view at the same time as those inside, while `isEnabled` is true.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Recognises a gesture on the view, before those inside, while `isEnabled` is true.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Runs an action when a user taps the view; the location is in points.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Runs an action after a long press on the view.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }

  /// Runs an action after a long press on the view.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      PressingGesture(
        content: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }
}

/// The gestures that are recognised.
///
/// Like SwiftUI's `GestureMask`.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A long press that reports when it begins, and when it ends or has lasted long enough.
nonisolated private struct PressingGesture: PrimitiveGesture {
  let content: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  @MainActor func _recognize(_ touch: Touch, _ memory: GestureMemory) -> GesturePhase<Bool> {
    let phase = memory.first.follow(content, touch)
    if memory.isActive != (phase.current != nil) {
      memory.isActive.toggle()
      onPressingChanged?(memory.isActive)
    }
    if case .ended = phase { action() }
    return phase
  }

  @MainActor var _needs: GestureNeeds { content._needs }
}

/// A view with a gesture.
nonisolated private struct Recognizing<Content: View, G: Gesture>: View {
  let content: Content
  let gesture: G
  let mask: GestureMask
  let priority: GesturePriority
  @State private var recognizer = GestureRecognizer()

  @Memberwise
  init(content: Content, gesture: G, mask: GestureMask, priority: GesturePriority)

  @MainActor var body: some View {
    // What the recognizer keeps must not be this view, whose state keeps the recognizer.
    let (gesture, recognizer) = (gesture, recognizer)
    let isEnabled = mask.contains(.gesture)
    let needs = isEnabled ? gesture._needs : GestureNeeds()
    recognizer.follow = isEnabled ? { $1.follow(gesture, $0).outcome } : nil
    return content.modified(
      .gesture(GestureModifier(needs: needs, priority: priority, recognizer: recognizer))
    ) { event in
      guard event == .tap, let count = needs.taps else { return false }
      recognizer.tap(count: count)
      return true
    }
  }
}
