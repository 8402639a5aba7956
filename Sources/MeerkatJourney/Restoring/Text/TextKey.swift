/// A name in an object, or a place in a list, on the way to a value.
struct TextKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    stringValue = "Index \(intValue)"
    self.intValue = intValue
  }

  /// The name of what a class inherits.
  static let inherited = TextKey(stringValue: "super")
}
