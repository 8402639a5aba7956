/// The link of one destination: a pattern, how the destination is made from what the pattern finds,
/// and how that is got back from the destination.
///
/// ```swift
/// DeepLink("todos", .list)
/// DeepLink("todos/{id}/share", Self.share, as: .sheet) {
///   if case .share(let id) = $0 { id } else { nil }
/// }
/// ```
///
/// A pattern is a path of plain segments and of parameters in braces. `{path...}` at the end takes
/// every segment that is left, as `[String]` or another array. `?filter={filter}&tag={tag}` takes
/// values from the query: an optional one may be missing, an array may be repeated.
public struct DeepLink<Destination: Hashable & Sendable>: Sendable {
  let pattern: LinkPattern
  let placement: LinkPlacement
  let parameters: [LinkParameterType]
  /// The destination, where the link is that of a single one.
  let constant: Destination?
  let read: @Sendable (inout LinkArguments) throws(LinkError) -> Destination
  let write: @Sendable (Destination) -> [[String]]?

  @usableFromInline
  init(
    _ pattern: String, placement: LinkPlacement, parameters: [LinkParameterType],
    constant: Destination?,
    read: @escaping @Sendable (inout LinkArguments) throws(LinkError) -> Destination,
    write: @escaping @Sendable (Destination) -> [[String]]?
  ) {
    self.pattern = LinkPattern(pattern)
    self.placement = placement
    self.parameters = parameters
    self.constant = constant
    self.read = read
    self.write = write
  }

  /// Creates the link of a destination that needs no values.
  ///
  /// - Parameters:
  ///   - pattern: The path: `todos/archive`.
  ///   - destination: Where the link leads.
  ///   - placement: How the destination is shown when a link leads to it or further.
  public init(
    _ pattern: String, _ destination: Destination, as placement: LinkPlacement = .push
  ) {
    self.init(
      pattern, placement: placement, parameters: [], constant: destination,
      read: { _ throws(LinkError) in destination },
      write: { $0 == destination ? [] : nil })
  }

  /// Creates the link of destinations that carry values.
  ///
  /// - Parameters:
  ///   - pattern: The path and query, with one parameter for each value and in the same order.
  ///   - make: Makes the destination from the values; mostly the case itself: `Self.details`.
  ///   - placement: How the destination is shown when a link leads to it or further.
  ///   - match: The values of a destination, or nil when it is not one of this link.
  @inlinable
  public init<each Value: LinkParameter>(
    _ pattern: String,
    _ make: @escaping @Sendable (repeat each Value) -> Destination,
    as placement: LinkPlacement = .push,
    match: @escaping @Sendable (Destination) -> (repeat each Value)?
  ) {
    var parameters: [LinkParameterType] = []
    repeat parameters.append(LinkParameterType((each Value).self))
    self.init(
      pattern, placement: placement, parameters: parameters, constant: nil,
      read: { (arguments: inout LinkArguments) throws(LinkError) -> Destination in
        make(repeat try arguments.next((each Value).self))
      },
      write: { destination in
        guard let values = match(destination) else { return nil }
        var texts: [[String]] = []
        repeat texts.append((each values).linkTexts)
        return texts
      })
  }
}
