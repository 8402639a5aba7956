extension EnvironmentValues {
  /// The object of a type; nil if none is set.
  public subscript<T: AnyObject & Observable>(_ objectType: T.Type) -> T? {
    get { self[object: objectType] }
    set { self[object: objectType] = newValue }
  }

  /// The object of a type, whether observable by property or as a whole.
  subscript<T: AnyObject>(object objectType: T.Type) -> T? {
    get {
      let found: T?? = value(for: ObjectIdentifier(objectType))
      return found ?? nil
    }
    set { set(newValue, for: ObjectIdentifier(objectType)) }
  }
}

extension View {
  /// Provides an observable object to the views inside.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    EnvironmentModified(content: self) { $0[object: T.self] = object }
  }
}
