/// A journey can be written down as a list of steps, the root first.
///
/// ```swift
/// #expect(flow.journey == [.root(.course), .push(.task("essay")), .sheet(.share)])
/// ```
extension Journey: ExpressibleByArrayLiteral {
  /// Creates a journey from the steps of a literal.
  ///
  /// - Precondition: The steps are a valid journey. Where they come from elsewhere than the source,
  ///   use ``init(steps:)``, which says what does not fit.
  public init(arrayLiteral elements: Step<Destination>...) {
    do {
      try self.init(steps: elements)
    } catch {
      preconditionFailure("[\(elements)] is no journey. \(error)")
    }
  }
}
