public import OpenCombine

// OpenCombine has these names only where no module named Combine can be imported.

extension Optional {
  /// Like Combine's `Optional.Publisher`.
  public typealias Publisher = Optional.OCombine.Publisher

  /// A publisher of the value, if there is one.
  @_disfavoredOverload
  public var publisher: Optional.OCombine.Publisher { Publisher(self) }
}

extension Result {
  /// Like Combine's `Result.Publisher`.
  public typealias Publisher = Result.OCombine.Publisher

  /// A publisher of the value or of the error.
  @_disfavoredOverload
  public var publisher: Result.OCombine.Publisher { Publisher(self) }
}
