/// Tells whether two values are the same, in the way in which the inputs of views are compared.
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
