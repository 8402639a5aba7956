import MeerkatPatterns

/// The link of one destination: a pattern, and conversions between its values and the destination.
///
/// ```swift
/// DeepLink("todos", .list)
/// DeepLink("todos/{id}/share", Self.share, as: .sheet)
/// ```
///
/// A pattern is a path of plain segments and of parameters in braces. `{path...}` at the end takes
/// all remaining segments, as `[String]` or another array. `?filter={filter}&tag={tag}` takes
/// values from the query: an optional value may be missing, an array may be repeated.
///
/// A place that lies on others of its own kind specifies the one below it as its `parent`: for
/// example, the third step of a guide lies on the second. A link to it then leads through all of
/// them.
///
/// ```swift
/// DeepLink("steps/{n}", Self.step, parent: { n in n > 1 ? .step(n - 1) : nil })
/// ```
public struct DeepLink<Destination: Hashable & Sendable>: Sendable {
  let pattern: LinkPattern
  let placement: LinkPlacement
  let parameters: [LinkParameterType]
  /// The destination, if the link belongs to a single one.
  let constant: Destination?
  /// Returns the destination below, if the link names it.
  private(set) var parent: (@Sendable (Destination) -> Destination?)?
  let read: @Sendable (inout LinkArguments) throws(LinkError) -> Destination
  let write: @Sendable (Destination) -> [[String]]?

  /// Creates the link of a destination without values.
  ///
  /// - Parameters:
  ///   - pattern: The path: `todos/archive`.
  ///   - destination: The destination of the link.
  ///   - placement: How the destination is shown when a link leads to it or beyond.
  ///   - parent: The destination below it, if the path doesn't tell.
  public init(
    _ pattern: String, _ destination: Destination, as placement: LinkPlacement = .push,
    parent: Destination? = nil
  ) {
    self.pattern = LinkPattern(pattern)
    self.placement = placement
    parameters = []
    constant = destination
    if let parent { self.parent = { _ in parent } }
    read = { _ throws(LinkError) in destination }
    write = { $0 == destination ? [] : nil }
  }

  /// Creates the link of a case with values.
  ///
  /// The values of a destination are found by reflection, and the destination is made anew from
  /// them: only if the two are equal does the destination belong to this link. They may be labelled,
  /// and may lie inside a structure of your own:
  ///
  /// ```swift
  /// DeepLink("todos/{id}?filter={filter}", Self.details)
  /// DeepLink("devices/{id}") { .details(DeviceDetails(device: $0)) }
  /// ```
  ///
  /// Values that reflection doesn't find, such as those behind a class or computed ones, need the
  /// form with `match`.
  ///
  /// - Parameters:
  ///   - pattern: The path and query, with one parameter for each value, in the same order.
  ///   - make: Makes the destination from the values; usually the case itself, such as
  ///     `Self.details`.
  ///   - placement: How the destination is shown when a link leads to it or beyond.
  public init<each Value: LinkParameter>(
    _ pattern: String,
    _ make: @escaping @Sendable (repeat each Value) -> Destination,
    as placement: LinkPlacement = .push
  ) {
    self.init(pattern, make, as: placement) { Self.values(of: $0, by: make) }
  }

  /// Creates the link of a case with values that lies on others of its kind.
  ///
  /// - Parameters:
  ///   - pattern: The path and query, with one parameter for each value, in the same order.
  ///   - make: Makes the destination from the values; usually the case itself, such as `Self.step`.
  ///   - placement: How the destination is shown when a link leads to it or beyond.
  ///   - parent: Returns the destination below the one with these values, or nil if only the path
  ///     determines it. Its own link may have a parent too, for up to 100 parents.
  public init<each Value: LinkParameter>(
    _ pattern: String,
    _ make: @escaping @Sendable (repeat each Value) -> Destination,
    as placement: LinkPlacement = .push,
    parent: @escaping @Sendable (repeat each Value) -> Destination?
  ) {
    self.init(pattern, make, as: placement, parent: parent) { Self.values(of: $0, by: make) }
  }

  /// The values from which a destination is made, if reflection finds them.
  private static func values<each Value: LinkParameter>(
    of destination: Destination, by make: (repeat each Value) -> Destination
  ) -> (repeat each Value)? {
    var payload = Payload(of: destination)
    guard let values = try? (repeat payload.next((each Value).self)) else { return nil }
    return make(repeat each values) == destination ? values : nil
  }

  /// Creates the link of destinations with values that reflection doesn't find.
  ///
  /// - Parameters:
  ///   - pattern: The path and query, with one parameter for each value, in the same order.
  ///   - make: Makes the destination from the values.
  ///   - placement: How the destination is shown when a link leads to it or beyond.
  ///   - match: Returns the values of a destination, or nil if it doesn't belong to this link.
  @inlinable
  public init<each Value: LinkParameter>(
    _ pattern: String,
    _ make: @escaping @Sendable (repeat each Value) -> Destination,
    as placement: LinkPlacement = .push,
    match: @escaping @Sendable (Destination) -> (repeat each Value)?
  ) {
    // Compiled where the types are known: each link is asked for each place that is written.
    self.init(
      pattern, make, as: placement,
      writing: { destination in
        guard let values = match(destination) else { return nil }
        var texts: [[String]] = []
        repeat texts.append((each values).linkTexts)
        return texts
      })
  }

  @usableFromInline
  init<each Value: LinkParameter>(
    _ pattern: String,
    _ make: @escaping @Sendable (repeat each Value) -> Destination,
    as placement: LinkPlacement,
    writing write: @escaping @Sendable (Destination) -> [[String]]?
  ) {
    self.pattern = LinkPattern(pattern)
    self.placement = placement
    var parameters: [LinkParameterType] = []
    repeat parameters.append(LinkParameterType((each Value).self))
    self.parameters = parameters
    constant = nil
    read = { (arguments: inout LinkArguments) throws(LinkError) -> Destination in
      make(repeat try arguments.next((each Value).self))
    }
    self.write = write
  }

  /// Creates the link of destinations with values that reflection doesn't find, on others of their
  /// kind.
  ///
  /// - Parameters:
  ///   - pattern: The path and query, with one parameter for each value, in the same order.
  ///   - make: Makes the destination from the values; usually the case itself, such as `Self.step`.
  ///   - placement: How the destination is shown when a link leads to it or beyond.
  ///   - parent: Returns the destination below the one with these values, or nil if only the path
  ///     determines it. Its own link may have a parent too, for up to 100 parents.
  ///   - match: Returns the values of a destination, or nil if it doesn't belong to this link.
  public init<each Value: LinkParameter>(
    _ pattern: String,
    _ make: @escaping @Sendable (repeat each Value) -> Destination,
    as placement: LinkPlacement = .push,
    parent: @escaping @Sendable (repeat each Value) -> Destination?,
    match: @escaping @Sendable (Destination) -> (repeat each Value)?
  ) {
    self.init(pattern, make, as: placement, match: match)
    self.parent = { destination in
      guard let values = match(destination) else { return nil }
      return parent(repeat each values)
    }
  }
}
