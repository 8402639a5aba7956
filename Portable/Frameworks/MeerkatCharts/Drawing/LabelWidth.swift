import MeerkatViews

/// How wide texts are, near enough to find out which ones would touch.
enum LabelWidth {
  /// Returns the width of a text, in points, with letters of a size in points.
  static func of(_ text: String, points: CGFloat) -> CGFloat {
    text.unicodeScalars.reduce(0) { $0 + share(of: $1) } * points
  }

  /// The width of a letter as a part of its size.
  private static func share(of scalar: Unicode.Scalar) -> CGFloat {
    switch scalar {
    case "0"..."9": 0.62
    case " ", ".", ",", ":", ";", "'", "!", "|", "i", "j", "l", "I": 0.28
    case "f", "r", "t", "(", ")", "-", "/": 0.4
    case "m", "w", "M", "W", "%", "@": 0.9
    case "A"..."Z": 0.68
    case "\u{0}"..."\u{2E7F}": 0.57
    default: 1
    }
  }

  /// Returns a text that is no wider than a length, in points; nil where not even two letters fit.
  static func shortened(_ text: String, to length: CGFloat, points: CGFloat) -> String? {
    guard of(text, points: points) > length else { return text }
    var short = text
    while short.count > 2 {
      short.removeLast()
      if of(short + "…", points: points) <= length { return short + "…" }
    }
    return nil
  }
}
