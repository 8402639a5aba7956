public import OpenCombine

/// Like Combine's `ObservableObject`: a class that announces when it is about to change.
///
/// It refines OpenCombine's protocol of the same name with a better default publisher: a class
/// without `@Published` properties also has one, so that calling `objectWillChange.send()` by
/// hand reaches its subscribers.
public protocol ObservableObject: OpenCombine.ObservableObject {}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that emits before one of the object's `@Published` properties changes.
  public var objectWillChange: ObservableObjectPublisher {
    if let kept = KeptPublishers.publisher(of: self) { return kept }
    let stand = StandIn(customMirror: Mirror(reflecting: self))
    let publisher = stand.objectWillChange
    // OpenCombine keeps the publisher in the `@Published` properties. Where there are none, it has
    // nowhere to keep it and makes another one each time.
    guard publisher !== stand.objectWillChange else { return publisher }
    return KeptPublishers.keep(publisher, for: self)
  }
}

/// Provides access to OpenCombine's own default, which the one above hides.
private final class StandIn: OpenCombine.ObservableObject, CustomReflectable {
  let customMirror: Mirror

  init(customMirror: Mirror) { self.customMirror = customMirror }
}
