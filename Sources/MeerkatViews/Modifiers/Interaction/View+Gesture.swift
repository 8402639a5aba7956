public import Foundation

extension View {
  /// Recognises a gesture on the view.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    Recognising(content: self, gesture: mask.contains(.gesture) ? gesture.recognition : nil)
  }

  /// Recognises a gesture on the view, besides those inside.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Recognises a gesture on the view, before those inside.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    self.gesture(gesture, including: mask)
  }

  /// Recognises a gesture on the view while that is enabled.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Recognises a gesture on the view, besides those inside, while that is enabled.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Recognises a gesture on the view, before those inside, while that is enabled.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Does something when a person taps the view, with the place in points.
  ///
  /// Hosts tell the tap, and its place as the top left.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count) { action(.zero) }
  }

  /// Does something when a finger has stayed on the view.
  ///
  /// Hosts do not report it.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { accepted() }

  /// Does something when a finger has stayed on the view.
  ///
  /// Hosts do not report it.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { accepted() }
}

/// A view that a person can tap, if its gesture is one of taps.
nonisolated private struct Recognising<Content: View, Value>: View {
  let content: Content
  let gesture: GestureRecognition<Value>?

  @MainActor var body: some View {
    if let count = gesture?.tapCount, let action = gesture?.tapAction {
      content.onTapGesture(count: count, perform: action)
    } else {
      content
    }
  }
}
