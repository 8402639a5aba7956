/// The environment's settings for text.
///
/// They share one key, so that a text looks up its surroundings once.
///
/// An immutable object, because most texts share the same one.
package final class TextSurroundings: Hashable, Sendable {
  let values: Values

  package var style: TextStyle { values.style }
  package var lineLimit: Int? { values.lineLimit }
  package var alignment: TextAlignment { values.alignment }
  package var truncation: Text.TruncationMode { values.truncation }
  package var textCase: Text.Case? { values.textCase }
  /// In points.
  package var lineSpacing: CGFloat { values.lineSpacing }
  package var minimumScaleFactor: CGFloat { values.minimumScaleFactor }
  /// Whether a placeholder stands for the letters.
  package var isRedacted: Bool { values.isRedacted }
  package var symbolVariants: SymbolVariants { values.symbolVariants }
  /// The size of symbols relative to text.
  package var imageScale: Image.Scale { values.imageScale }

  package static let standard = TextSurroundings(Values())

  /// The parts, to be changed before an object is made of them.
  struct Values: Hashable, Sendable {
    var style = TextStyle()
    var lineLimit: Int?
    var alignment = TextAlignment.leading
    var truncation = Text.TruncationMode.tail
    var textCase: Text.Case?
    var lineSpacing: CGFloat = 0
    var minimumScaleFactor: CGFloat = 1
    var isRedacted = false
    var symbolVariants = SymbolVariants.none
    var imageScale = Image.Scale.medium
  }

  init(_ values: Values) { self.values = values }

  package static func == (left: TextSurroundings, right: TextSurroundings) -> Bool {
    left === right || left.values == right.values
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension Text {
  /// Where text that doesn't fit is truncated.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// The case in which text is shown.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

/// The alignment of lines of text.
///
/// Like SwiftUI's `TextAlignment`.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension EnvironmentValues {
  @Entry package var textSurroundings = TextSurroundings.standard

  private mutating func changeText(_ change: (inout TextSurroundings.Values) -> Void) {
    var values = textSurroundings.values
    change(&values)
    textSurroundings = TextSurroundings(values)
  }

  package var textStyle: TextStyle {
    get { textSurroundings.style }
    set { changeText { $0.style = newValue } }
  }

  var isTextRedacted: Bool {
    get { textSurroundings.isRedacted }
    set { if newValue != isTextRedacted { changeText { $0.isRedacted = newValue } } }
  }

  /// The variant of symbols.
  public var symbolVariants: SymbolVariants {
    get { textSurroundings.symbolVariants }
    set { if newValue != symbolVariants { changeText { $0.symbolVariants = newValue } } }
  }

  /// The size of symbols relative to text.
  public var imageScale: Image.Scale {
    get { textSurroundings.imageScale }
    set { if newValue != imageScale { changeText { $0.imageScale = newValue } } }
  }

  /// The font of text; nil for the default in its place.
  public var font: Font? {
    get { textSurroundings.style.font }
    set { changeText { $0.style.font = newValue } }
  }

  /// The maximum number of lines of text; nil for no limit.
  public var lineLimit: Int? {
    get { textSurroundings.lineLimit }
    set { changeText { $0.lineLimit = newValue } }
  }

  /// The alignment of lines of text.
  public var multilineTextAlignment: TextAlignment {
    get { textSurroundings.alignment }
    set { changeText { $0.alignment = newValue } }
  }

  /// Where text that doesn't fit is truncated.
  public var truncationMode: Text.TruncationMode {
    get { textSurroundings.truncation }
    set { changeText { $0.truncation = newValue } }
  }

  /// The case in which text is shown.
  public var textCase: Text.Case? {
    get { textSurroundings.textCase }
    set { changeText { $0.textCase = newValue } }
  }

  /// The distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { textSurroundings.lineSpacing }
    set { changeText { $0.lineSpacing = newValue } }
  }

  /// The smallest fraction to which text may shrink before it is truncated.
  public var minimumScaleFactor: CGFloat {
    get { textSurroundings.minimumScaleFactor }
    set { changeText { $0.minimumScaleFactor = newValue } }
  }
}
