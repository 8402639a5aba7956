/// A property whose value a view keeps, for the inspector of a running app.
@MainActor
protocol KeptValue {
  associatedtype Value
  var wrappedValue: Value { get }
}

extension KeptValue {
  var keptValue: Any { wrappedValue }
}
