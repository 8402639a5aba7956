/// The node of a view that sets a preference value.
///
/// It replaces the values of the views inside for the same key.
final class PreferenceNode<Key: PreferenceKey>: PreferenceWriter {
  /// Sets the value, or changes the value from inside if the view transforms it.
  private var transform: (inout Key.Value) -> Void
  private let replaces: Bool

  init(replaces: Bool, under parent: Node, _ transform: @escaping (inout Key.Value) -> Void) {
    self.replaces = replaces
    self.transform = transform
    super.init(ObjectIdentifier(Key.self), under: parent)
  }

  func update(_ transform: @escaping (inout Key.Value) -> Void) {
    self.transform = transform
    announce()
  }

  override func collect(_ collector: PreferenceCollector) {
    let collector = downcast(collector, to: TypedCollector<Key>.self)
    var value = Key.defaultValue
    if !replaces {
      let inner = TypedCollector<Key>()
      forEachChild { $0.collectPreferences(inner) }
      value = inner.result
    }
    transform(&value)
    collector.add(value)
  }
}

/// A node that sets a preference value for one key.
class PreferenceWriter: ContentNode {
  private final let key: ObjectIdentifier

  init(_ key: ObjectIdentifier, under parent: Node) {
    self.key = key
    super.init(under: parent)
    announce()
  }

  /// Makes the readers of the key above collect the values again.
  final func announce() { announcePreference(key) }

  /// Passes its value to a collector of its key.
  func collect(_ collector: PreferenceCollector) {}

  override func collectPreferences(_ collector: PreferenceCollector) {
    if collector.key == key { collect(collector) } else { super.collectPreferences(collector) }
  }

  override func willUnmount() { announce() }
}

/// Collects the values of one key, in the order of the tree.
@MainActor
class PreferenceCollector {
  final let key: ObjectIdentifier

  init(_ key: ObjectIdentifier) { self.key = key }
}

/// Collects and combines the values of one key.
final class TypedCollector<Key: PreferenceKey>: PreferenceCollector {
  private var value: Key.Value?

  init() { super.init(ObjectIdentifier(Key.self)) }

  var result: Key.Value { value ?? Key.defaultValue }

  func add(_ next: Key.Value) {
    if value == nil {
      value = next
    } else {
      var joined = result
      Key.reduce(value: &joined) { next }
      value = joined
    }
  }
}

/// The key of a value that views pass to their ancestors.
///
/// Like SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The default value.
  static var defaultValue: Value { get }

  /// Combines the value of a view with that of the next one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
