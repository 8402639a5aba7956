#if !canImport(Combine)
  public import OpenCombine

  /// Like Combine's `ObservableObject`: a class that says when it is about to change.
  ///
  /// It refines OpenCombine's protocol of the same name to give a better default publisher: a class
  /// without `@Published` properties keeps one too, so that calling `objectWillChange.send()` by hand
  /// reaches those who listen.
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

  /// Reaches OpenCombine's own default, which the one above hides, for the object that it mirrors.
  private final class StandIn: OpenCombine.ObservableObject, CustomReflectable {
    let customMirror: Mirror

    init(customMirror: Mirror) {
      self.customMirror = customMirror
    }
  }
#endif
