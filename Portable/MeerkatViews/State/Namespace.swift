/// A unique name for identities of views.
///
/// Like SwiftUI's `Namespace`.
@propertyWrapper
public struct Namespace: DynamicProperty {
  @State private var mark = Mark()

  /// The name.
  ///
  /// Like SwiftUI's `Namespace.ID`.
  public struct ID: Hashable, Sendable {
    let mark: ObjectIdentifier
  }

  /// Creates the name.
  public init() {}

  /// The name.
  public var wrappedValue: ID { ID(mark: ObjectIdentifier(mark)) }

  private final class Mark: Sendable {}
}
