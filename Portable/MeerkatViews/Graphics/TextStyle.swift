/// The look of text, as far as it is set.
package struct TextStyle: Hashable, Sendable {
  package var font: Font?
  package var weight: Font.Weight?
  package var design: Font.Design?
  package var isItalic: Bool?
  package var isUnderlined: Bool?
  package var isStruckThrough: Bool?
  package var isMonospaced: Bool?
  package var hasMonospacedDigits: Bool?
  package var foreground: Paint?
  /// In points.
  package var tracking: CGFloat?
  /// What Markdown says about the part.
  package var marks: Marks = []
  /// Where the part leads.
  package var link: String?

  /// What Markdown says about a part of a text.
  package struct Marks: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let strong = Marks(rawValue: 1)
    package static let emphasized = Marks(rawValue: 2)
    package static let code = Marks(rawValue: 4)
    package static let struckThrough = Marks(rawValue: 8)
  }

  package init() {}

  package var isEmpty: Bool { self == TextStyle() }
}
