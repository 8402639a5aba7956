extension Journey {
  /// A destination together with the style in which it is shown.
  ///
  /// Two steps are equal if they lead to the same destination in the same style. To tell whether they
  /// are the very same step, compare their ``id-swift.property``.
  public struct Step: Identifiable {
    /// An identity that distinguishes a step from every other step, in this journey and all others.
    ///
    /// An identity is assigned once and never reused.
    public struct ID: Hashable, Sendable {
      package let token: Identity

      @usableFromInline
      init() { token = Identity() }

      package init(_ token: Identity) { self.token = token }
    }

    /// The identity of the step, which lasts as long as the step.
    public let id: ID

    /// The destination of the step.
    public let destination: Destination

    /// How the destination is shown; always `.push` at the root, where it has no meaning.
    public let style: NavigationStyle

    /// Creates a step with a new identity.
    @inlinable
    public init(_ destination: Destination, style: NavigationStyle = .push) {
      id = ID()
      (self.destination, self.style) = (destination, style)
    }

    /// Creates the same step for another type of destination.
    init(_ id: Identity, _ destination: Destination, _ style: NavigationStyle) {
      self.id = ID(id)
      (self.destination, self.style) = (destination, style)
    }
  }
}

/// An identity that remains unique for as long as it is held.
@usableFromInline
package final class Identity: Hashable, Sendable {
  package init() {}

  @usableFromInline
  package static func == (one: Identity, other: Identity) -> Bool { one === other }

  @usableFromInline
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Journey.Step: Equatable {
  @inlinable
  public static func == (one: Self, other: Self) -> Bool {
    one.destination == other.destination && one.style == other.style
  }
}

extension Journey.Step: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(destination)
    hasher.combine(style)
  }
}

extension Journey.Step: Sendable where Destination: Sendable {}

extension Journey.Step: CustomStringConvertible {
  public var description: String { "\(style) \(destination)" }
}
