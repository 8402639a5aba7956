public import Foundation

/// What surroundings say about text.
///
/// One key for all of it: a text looks up its surroundings once.
///
/// An object that is never changed, since most texts share the same one.
package final class TextSurroundings: Hashable, Sendable {
  package let style: TextStyle
  package let lineLimit: Int?
  package let alignment: TextAlignment
  package let truncation: Text.TruncationMode
  package let textCase: Text.Case?
  /// In points.
  package let lineSpacing: CGFloat
  package let minimumScaleFactor: CGFloat
  /// Whether a placeholder stands for the letters.
  package let isRedacted: Bool
  package let symbolVariants: SymbolVariants
  /// How large symbols are beside text.
  package let imageScale: Image.Scale

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

  init(_ values: Values) {
    style = values.style
    lineLimit = values.lineLimit
    alignment = values.alignment
    truncation = values.truncation
    textCase = values.textCase
    lineSpacing = values.lineSpacing
    minimumScaleFactor = values.minimumScaleFactor
    isRedacted = values.isRedacted
    symbolVariants = values.symbolVariants
    imageScale = values.imageScale
  }

  var values: Values {
    Values(
      style: style, lineLimit: lineLimit, alignment: alignment, truncation: truncation,
      textCase: textCase, lineSpacing: lineSpacing, minimumScaleFactor: minimumScaleFactor,
      isRedacted: isRedacted, symbolVariants: symbolVariants, imageScale: imageScale)
  }

  package static func == (left: TextSurroundings, right: TextSurroundings) -> Bool {
    left === right || left.values == right.values
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension Text {
  /// Where a text that does not fit is shortened.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// In which letters a text is shown.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }
}

/// How the lines of a text are aligned.
///
/// Like SwiftUI's `TextAlignment`.
@frozen
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

private enum TextSurroundingsKey: EnvironmentKey {
  static let defaultValue = TextSurroundings.standard
}

extension EnvironmentValues {
  package var textSurroundings: TextSurroundings {
    get { self[TextSurroundingsKey.self] }
    set { self[TextSurroundingsKey.self] = newValue }
  }

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

  /// Which variant of symbols is shown.
  public var symbolVariants: SymbolVariants {
    get { textSurroundings.symbolVariants }
    set { if newValue != symbolVariants { changeText { $0.symbolVariants = newValue } } }
  }

  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { textSurroundings.imageScale }
    set { if newValue != imageScale { changeText { $0.imageScale = newValue } } }
  }

  /// The font of text, nil for the one that suits the place.
  public var font: Font? {
    get { textSurroundings.style.font }
    set { changeText { $0.style.font = newValue } }
  }

  /// The largest number of lines that a text takes, nil for no limit.
  public var lineLimit: Int? {
    get { textSurroundings.lineLimit }
    set { changeText { $0.lineLimit = newValue } }
  }

  /// How the lines of a text are aligned.
  public var multilineTextAlignment: TextAlignment {
    get { textSurroundings.alignment }
    set { changeText { $0.alignment = newValue } }
  }

  /// Where a text that does not fit is shortened.
  public var truncationMode: Text.TruncationMode {
    get { textSurroundings.truncation }
    set { changeText { $0.truncation = newValue } }
  }

  /// In which letters text is shown.
  public var textCase: Text.Case? {
    get { textSurroundings.textCase }
    set { changeText { $0.textCase = newValue } }
  }

  /// The distance between lines, in points.
  public var lineSpacing: CGFloat {
    get { textSurroundings.lineSpacing }
    set { changeText { $0.lineSpacing = newValue } }
  }

  /// The smallest fraction to which text may shrink before it is shortened.
  public var minimumScaleFactor: CGFloat {
    get { textSurroundings.minimumScaleFactor }
    set { changeText { $0.minimumScaleFactor = newValue } }
  }
}
