/// A property whose value a view keeps, for who looks into a running app.
@MainActor
protocol KeptValue {
  var keptValue: Any { get }
}

extension State: KeptValue {
  var keptValue: Any { wrappedValue }
}

extension FocusState: KeptValue {
  var keptValue: Any { wrappedValue }
}

extension StateObject: KeptValue {
  var keptValue: Any { wrappedValue }
}

extension SceneStorage: KeptValue {
  var keptValue: Any { wrappedValue }
}

extension AppStorage: KeptValue {
  var keptValue: Any { wrappedValue }
}
