/// One value or name in a text that is read: what it is, and where.
///
/// All tokens of a text lie in one array, in the order of the text: a list before its values, an
/// object before its names, each name before its value.
struct TextToken {
  enum Kind: UInt8 {
    case null, `true`, `false`
    /// A number of digits alone, and one with a fraction or an exponent.
    case integer, decimal
    case string
    case list, object
  }

  /// The place of the outermost value among all tokens.
  static let root = 0

  let kind: Kind

  /// The list or object in which it lies; -1 for the outermost.
  let parent: Int32

  /// How many values came before it in its list or object.
  let place: Int32

  /// Where the bytes of a number or a string are, without quotes and escapes.
  var start: Int32 = 0
  var end: Int32 = 0

  /// How many values a list or an object has.
  var count: Int32 = 0

  /// The place of the token behind it and all that lies in it.
  var next: Int32 = 0

  /// The name that was last looked for in an object, where the next search begins.
  var hint: Int32 = 0

  var range: Range<Int> { Int(start)..<Int(end) }
  var isNumber: Bool { kind == .integer || kind == .decimal }
}

extension TextToken.Kind: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .true, .false: "a Boolean"
    case .integer, .decimal: "a number"
    case .string: "a string"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
