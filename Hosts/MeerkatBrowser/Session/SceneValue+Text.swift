import MeerkatViews

/// How a page stores a value: a letter for its kind, then the value, such as `i3`.
extension SceneValue {
  /// The value as text.
  var text: String {
    switch self {
    case .bool(let value): value ? "b1" : "b0"
    case .integer(let value): "i\(value)"
    case .double(let value): "d\(value)"
    case .string(let value): "s\(value)"
    case .data(let value): "x\(value.base64EncodedString())"
    }
  }

  /// Reads a text; nil for anything that is not the text of a value.
  init?(text: String) {
    let value = String(text.dropFirst())
    let read: SceneValue? =
      switch text.first {
      case "b": ["b0": false, "b1": true][text].map(SceneValue.bool)
      case "i": Int(value).map(SceneValue.integer)
      case "d": Double(value).map(SceneValue.double)
      case "s": .string(value)
      case "x": Data(base64Encoded: value).map(SceneValue.data)
      default: nil
      }
    guard let read else { return nil }
    self = read
  }
}
