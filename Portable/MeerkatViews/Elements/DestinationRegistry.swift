/// Makes the view of a value.
@MainActor
protocol DestinationBuilder: AnyObject {
  /// The type of the values.
  var type: ObjectIdentifier { get }

  /// Whether a value is of the type.
  func accepts(_ value: AnyHashable) -> Bool

  /// Returns the view of a value.
  func view(for value: AnyHashable) -> AnyView?
}

/// The kinds of destinations that a stack knows, by the type of their values.
///
/// The first one of a type wins: that of the screen nearest to the root, unless it came later than
/// one above.
@MainActor
struct DestinationRegistry {
  private var builders: [any DestinationBuilder] = []

  mutating func add(_ builder: any DestinationBuilder) { builders.append(builder) }

  mutating func remove(_ builder: any DestinationBuilder) { builders.removeAll { $0 === builder } }

  func knows(_ value: AnyHashable) -> Bool { builders.contains { $0.accepts(value) } }

  func view(for value: AnyHashable) -> AnyView? {
    builders.first { $0.accepts(value) }?.view(for: value)
  }
}
