extension Binding {
  /// Creates a binding to an optional from a binding to its value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      reading: { base.wrappedValue },
      writing: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Creates a binding to the wrapped value, unless it is currently nil.
  ///
  /// If the optional later becomes nil, the binding keeps returning its last value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = Last(value)
    self.init(
      reading: {
        if let value = base.wrappedValue { last.value = value }
        return last.value
      },
      writing: { if base.wrappedValue != nil { base.wrappedValue = $0 } })
  }

  /// Creates a type-erased binding.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      reading: { AnyHashable(base.wrappedValue) },
      writing: { if let value = $0.base as? Wrapped { base.wrappedValue = value } })
  }

  /// Returns a binding that writes with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// Returns a binding that writes with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

/// The last value seen.
private final class Last<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Value.Index { wrappedValue.startIndex }
  public var endIndex: Value.Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    var element = Binding<Value.Element>(location: ElementLocation(location, position))
    element.transaction = transaction
    return element
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}
