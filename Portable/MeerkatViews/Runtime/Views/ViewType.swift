@_spi(Reflection) import Swift

/// The metadata of a type of view or property, found once per type from the offsets of its fields.
@usableFromInline
final class ViewType {
  /// The dynamic properties, such as `@State`, with their places in the value.
  let properties: [DynamicField]

  /// Whether one of them is handed on to what is inside, also where the body need not be evaluated.
  @usableFromInline let forwardsToContent: Bool

  /// The other fields: the inputs that a parent gives.
  let inputs: [InputField]

  /// The bytes of the inputs, neighbours joined: mostly one range.
  private let ranges: [Range<Int>]

  @MainActor private init<Value>(_ type: Value.Type) {
    var properties: [DynamicField] = []
    var inputs: [InputField] = []
    FieldList.forEachNamedField(of: type) { name, field, offset in
      if let property = field as? any DynamicProperty.Type {
        properties += DynamicField.fields(of: property, name, at: offset)
      }
      if let input = InputField(field, at: offset) { inputs.append(input) }
    }
    self.properties = properties
    self.forwardsToContent = properties.contains { $0.isHandedOn }
    self.inputs = inputs
    self.ranges = ViewType.join(inputs.map { $0.offset..<$0.offset + $0.size })
  }

  /// Facts about types never change, so that all app instances of a process share them.
  @MainActor private static var known: [ObjectIdentifier: ViewType] = [:]

  /// Returns what is known about a type.
  @MainActor @usableFromInline
  static func of<Value>(_ type: Value.Type) -> ViewType {
    if let type = known[ObjectIdentifier(type)] { return type }
    let new = ViewType(type)
    known[ObjectIdentifier(type)] = new
    return new
  }

  private static func join(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in ranges where !range.isEmpty {
      // What lies between two fields is undefined, and not to be compared.
      if let last = joined.last, range.lowerBound == last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<range.upperBound
      } else {
        joined.append(range)
      }
    }
    return joined
  }

  /// Returns whether two values of this type have the same inputs.
  ///
  /// Values that are the same bit for bit always have.
  @inlinable
  func hasSameInputs<Value>(_ old: UnsafePointer<Value>, _ new: UnsafePointer<Value>) -> Bool {
    hasSameInputs(at: UnsafeRawPointer(old), UnsafeRawPointer(new))
  }

  @usableFromInline
  func hasSameInputs(at old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    isSameBitForBit(old, new) || isSameFieldByField(old, new)
  }

  private func isSameBitForBit(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for range in ranges {
      let start = range.lowerBound
      guard memoryIsEqual(old + start, new + start, range.count) else { return false }
    }
    return true
  }

  private func isSameFieldByField(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    for input in inputs {
      guard input.isSame(old + input.offset, new + input.offset) else { return false }
    }
    return true
  }
}
