/// The values in a destination, found by reflection from left to right.
///
/// A part that isn't a value of the wanted type is searched for one: the payload of a case, a tuple,
/// a structure around a value. What is found proves nothing; make the destination anew from it, and
/// compare.
struct Payload {
  /// There is no further value of the wanted type.
  struct Exhausted: Error {}

  /// What has not been looked at yet, the next part last.
  private var parts: [Any]

  init(of destination: Any) { parts = [destination] }

  /// Returns the next value of a type.
  mutating func next<Value>(_ type: Value.Type) throws(Exhausted) -> Value {
    while let part = parts.popLast() {
      if let value = part as? Value { return value }
      let mirror = Mirror(reflecting: part)
      switch mirror.displayStyle {
      case .enum, .optional, .struct, .tuple: parts += mirror.children.map(\.value).reversed()
      default: break
      }
    }
    throw Exhausted()
  }
}
