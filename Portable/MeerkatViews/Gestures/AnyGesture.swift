/// A type-erased gesture.
///
/// Like SwiftUI's `AnyGesture`.
nonisolated public struct AnyGesture<Value>: PrimitiveGesture {
  private let gesture: any Gesture<Value>

  /// Creates a type-erased gesture.
  public init<T: Gesture<Value>>(_ gesture: T) { self.gesture = gesture }

  @MainActor public func _recognize(
    _ touch: Touch, _ memory: GestureMemory
  ) -> GesturePhase<Value> {
    gesture._recognize(touch, memory)
  }

  @MainActor public var _needs: GestureNeeds { gesture._needs }
}
