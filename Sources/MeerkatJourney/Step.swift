/// A destination together with the style in which it was shown.
///
/// Within a journey each step has an ``id-swift.property`` of its own, also where two steps lead to
/// the same destination. The identity does not count when steps are compared.
public struct Step<Destination: Hashable>: Identifiable {
  /// What tells a step from every other step that its journey ever had.
  ///
  /// Later steps have greater identities. A step that is in no journey yet has number 0.
  public struct ID: Hashable, Sendable {
    @usableFromInline let number: Int

    @inlinable
    init(number: Int) {
      self.number = number
    }
  }

  /// The identity that the step has for as long as it is in its journey.
  public let id: ID

  /// Where the step leads.
  public let destination: Destination

  /// How the destination is shown; of no meaning at the root, where it is `.push`.
  public let style: Style

  @inlinable
  init(id: ID, destination: consuming Destination, style: Style) {
    self.id = id
    self.destination = destination
    self.style = style
  }

  /// Creates a step that is in no journey yet.
  @inlinable
  public init(_ destination: Destination, style: Style = .push) {
    self.init(id: ID(number: 0), destination: destination, style: style)
  }
}

extension Step: Equatable {
  @inlinable
  public static func == (one: Step, other: Step) -> Bool {
    one.destination == other.destination && one.style == other.style
  }
}

extension Step: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(destination)
    hasher.combine(style)
  }
}

extension Step: Sendable where Destination: Sendable {}

extension Step.ID {
  // A journey that is assigned as a whole counts anew, and what looks the same is then taken for
  // the same. So the lineage does not count for equality.
  @inlinable
  var place: UInt32 { UInt32(truncatingIfNeeded: number) }

  @inlinable
  public static func == (one: Step.ID, other: Step.ID) -> Bool {
    one.place == other.place
  }

  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(place)
  }

  /// Whether a step belongs to a journey that was made anew, rather than changed.
  package func isUnrelated(to other: Step.ID) -> Bool {
    number >> 32 != other.number >> 32
  }
}

extension Step.ID: Comparable {
  @inlinable
  public static func < (one: Step.ID, other: Step.ID) -> Bool {
    one.place < other.place
  }
}

extension Step: CustomStringConvertible {
  public var description: String { "\(style) \(destination)" }
}
