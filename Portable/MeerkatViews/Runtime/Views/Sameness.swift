/// Compares two values like the inputs of views.
@MainActor
enum Sameness {
  private static var comparisons: [ObjectIdentifier: InputField?] = [:]

  /// Compares bit for bit, then by `==`, then field by field; what cannot be compared differs.
  static func isSame<Value>(_ old: inout Value, _ new: Value) -> Bool {
    let key = ObjectIdentifier(Value.self)
    let field: InputField?
    if let known = comparisons[key] {
      field = known
    } else {
      field = InputField(Value.self, at: 0)
      comparisons[key] = field
    }
    guard let field else { return true }
    return withUnsafePointer(to: &old) { old in
      withUnsafePointer(to: new) { new in field.isSame(old, new) }
    }
  }
}

/// The comparison of inputs with an app's `==`.
///
/// Bindings then return the value that they had when they were passed to the view, so that the old
/// value of a view isn't mistaken for the new one.
enum Comparison {
  // Touched on the main actor only, where inputs are compared and places are read.
  nonisolated(unsafe) private(set) static var isRunning = false

  static func run(_ compare: () -> Bool) -> Bool {
    let outer = isRunning
    isRunning = true
    defer { isRunning = outer }
    return compare()
  }
}
