/// The context of a change, such as its animation.
///
/// Like SwiftUI's `Transaction`. The browser runs an animated change over time; all other hosts show
/// it at once.
public struct Transaction {
  /// The animation of the change, if any.
  public var animation: Animation?

  /// Whether the views' own animations are disabled.
  public var disablesAnimations = false

  /// Whether the change is part of a continuous interaction, such as a drag.
  public var isContinuous = false

  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction without an animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }

  /// The value for a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The transaction in which the current code runs.
  static var current: Transaction { TransactionScope.current?.transaction ?? Transaction() }
}

/// The key of a value that a transaction carries.
///
/// Like SwiftUI's `TransactionKey`.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The default value.
  static var defaultValue: Value { get }
}

/// One call of `withTransaction`: its writes belong together and are seen by bodies as one change.
final class TransactionScope: Sendable {
  @TaskLocal static var current: TransactionScope?

  /// Only the code that carries out the change reads it, in the task that asked for it.
  nonisolated(unsafe) let transaction: Transaction

  init(_ transaction: Transaction) { self.transaction = transaction }
}
