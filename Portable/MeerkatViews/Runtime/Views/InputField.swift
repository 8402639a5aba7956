@_spi(Reflection) import Swift

/// A field of a view that its parent sets, and how to compare it.
struct InputField {
  let offset: Int
  /// In bytes.
  let size: Int
  let isSame: (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Creates the field for a type, unless its value belongs to the node and not to the parent.
  init?(_ type: Any.Type, at offset: Int) {
    if let property = type as? any NodeOwnedProperty.Type, !property.isInput { return nil }
    self.offset = offset
    self.size = InputField.size(type)
    self.isSame = InputField.comparison(type)
  }

  private static func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }

  /// Compares bit for bit first: equal bits are equal values.
  ///
  /// Then by `==`, then field by field; what is neither (closures, existentials, enums without
  /// `==`) counts as different.
  private static func comparison<Value>(
    _ type: Value.Type
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    let size = MemoryLayout<Value>.size
    if _isPOD(type) && !(type is any Equatable.Type) {
      return { memoryIsEqual($0, $1, size) }
    }
    if let property = type as? any NodeOwnedProperty.Type {
      return property.comparison
    }
    if !(type is AnyObject.Type), let equatable = type as? any Equatable.Type {
      return equality(equatable, size)
    }
    guard FieldList.isStructOrTuple(type) else { return { memoryIsEqual($0, $1, size) } }
    var fields: [InputField] = []
    var isKnown = false
    FieldList.forEachField(of: type) { field, offset in
      isKnown = true
      if let field = InputField(field, at: offset) { fields.append(field) }
    }
    return { old, new in
      if memoryIsEqual(old, new, size) { return true }
      return isKnown && fields.allSatisfy { $0.isSame(old + $0.offset, new + $0.offset) }
    }
  }

  private static func equality<Value: Equatable>(
    _ type: Value.Type, _ size: Int
  ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
    { old, new in
      if memoryIsEqual(old, new, size) { return true }
      return Comparison.run {
        old.assumingMemoryBound(to: type).pointee == new.assumingMemoryBound(to: type).pointee
      }
    }
  }
}

/// Compares two places in memory.
@inline(__always)
func memoryIsEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer, _ size: Int) -> Bool {
  // Most fields are a word or a flag.
  switch size {
  case 8: left.loadUnaligned(as: UInt64.self) == right.loadUnaligned(as: UInt64.self)
  case 1: left.load(as: UInt8.self) == right.load(as: UInt8.self)
  default: memcmp(left, right, size) == 0
  }
}

/// The stored fields of a struct or tuple.
enum FieldList {
  /// Calls `visit` with the type and offset of each stored field.
  static func forEachField(of type: Any.Type, _ visit: (Any.Type, Int) -> Void) {
    forEachNamedField(of: type) { _, field, offset in visit(field, offset) }
  }

  /// Calls `visit` with the name, too.
  static func forEachNamedField(of type: Any.Type, _ visit: (String, Any.Type, Int) -> Void) {
    _ = _forEachField(of: type) { name, offset, field, _ in
      visit(String(cString: name), field, offset)
      return true
    }
  }

  /// Whether the fields are all that makes up a value of the type.
  static func isStructOrTuple<Value>(_ type: Value.Type) -> Bool {
    // The kind of a type is told for fields only, hence a type with the one in question as its field.
    var isPlain = false
    _ = _forEachField(of: Holder<Value>.self) { _, _, _, kind in
      isPlain = kind == .struct || kind == .tuple
      return true
    }
    return isPlain
  }
}

/// A type with a field of another type.
private struct Holder<Value> {
  var value: Value
}
