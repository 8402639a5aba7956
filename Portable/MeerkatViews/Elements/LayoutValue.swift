/// The key of a value that a view passes to the layout around it.
///
/// Like SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that don't set one.
  static var defaultValue: Value { get }
}

/// A type-erased value for a layout.
package struct LayoutValue: Equatable {
  /// The type of the key.
  let key: ObjectIdentifier
  let value: Any

  package static func == (left: Self, right: Self) -> Bool { false }
}

extension View {
  /// Passes a value to the layout around the view.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modified(.layoutValue(LayoutValue(key: ObjectIdentifier(key), value: value)))
  }
}

extension Element {
  /// The value that modifiers around the element give to a layout; the outermost one counts.
  final func layoutValue(_ key: ObjectIdentifier) -> Any? {
    var modifiers = modifiers
    while let modifier = modifiers.next() {
      if case .layoutValue(let given) = modifier, given.key == key { return given.value }
    }
    return nil
  }
}
