/// A place for a value while a text is written.
///
/// Values are noted in the order in which they come, wherever they belong; which list or object
/// each lies in is known by its node. So containers can be written to in any order, and objects are
/// sorted at the end.
struct TextNode {
  enum Kind: UInt8 {
    /// Nothing is written there yet.
    case open
    /// A word, number or string.
    case plain
    case list, object
    /// It was not finished, and is left out.
    case dropped
  }

  /// The place of the outermost value among all nodes.
  static let root = 0

  var kind = Kind.open

  /// Whether the names in an object came in ascending order, none of them twice.
  var isSorted = true

  /// Whether what is written under the same name belongs together.
  var isJoined = false

  /// How many lists and objects lie around it.
  let level: Int32

  /// The list or object in which it lies; its own place for the outermost.
  let parent: Int32

  /// How many values came before it in its list.
  let place: Int32

  /// Where the bytes of its name, with quotes and colon, and of its plain value are.
  var start: Int32
  var nameEnd: Int32
  var end: Int32

  // The values in a list or object are chained; 0, the place of the outermost, ends the chain.
  var first: Int32 = 0
  var last: Int32 = 0
  var next: Int32 = 0
  var count: Int32 = 0

  /// The name without quotes and colon, as it is escaped in the text.
  var name: Range<Int> {
    nameEnd > start ? Int(start) + 1..<Int(nameEnd) - 2 : Int(start)..<Int(start)
  }
}
