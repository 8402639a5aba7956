extension Text {
  /// Changes the look of every part that has not set its own.
  private func with(_ change: (inout TextStyle) -> Void) -> Text {
    var copy = self
    copy.runs = .styled(
      allRuns.map {
        var run = $0
        change(&run.style)
        return run
      })
    copy.translation = translation?.with(change)
    return copy
  }

  /// Works in the browser only.
  public func font(_ font: Font?) -> Text { with { $0.font = $0.font ?? font } }
  /// Works in the browser only.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.weight = $0.weight ?? weight }
  }
  /// Works in the browser only.
  public func fontDesign(_ design: Font.Design?) -> Text {
    with { $0.design = $0.design ?? design }
  }
  /// Works in the browser only.
  public func bold() -> Text { with { $0.weight = $0.weight ?? .bold } }
  /// Works in the browser only.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// Works in the browser only.
  public func italic() -> Text { with { $0.isItalic = $0.isItalic ?? true } }
  /// Works in the browser only.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
  /// Works in the browser only.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isUnderlined = $0.isUnderlined ?? isActive }
  }
  /// Works in the browser only.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with { $0.isStruckThrough = $0.isStruckThrough ?? isActive }
  }
  /// Hosts draw the line solid, in the colour of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { underline(isActive, color: color) }
  /// Hosts draw the line solid, in the colour of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { strikethrough(isActive, color: color) }
  public func fontWidth(_ width: Font.Width?) -> Text { accepted() }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    accepted()
  }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { accepted() }
  /// Works in the browser only.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.isMonospaced = $0.isMonospaced ?? isActive }
  }
  /// Works in the browser only.
  public func monospacedDigit() -> Text {
    with { $0.hasMonospacedDigits = $0.hasMonospacedDigits ?? true }
  }
  /// Works in the browser only.
  public func kerning(_ kerning: CGFloat) -> Text { tracking(kerning) }
  /// Works in the browser only.
  public func tracking(_ tracking: CGFloat) -> Text {
    with { $0.tracking = $0.tracking ?? tracking }
  }
  public func baselineOffset(_ offset: CGFloat) -> Text { accepted() }
  /// Works in the browser only.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = $0.foreground ?? color?.paint }
  }
  /// Works in the browser only.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { $0.foreground = $0.foreground ?? style.paint }
  }
}

extension Text {
  /// Sets what a screen reader says in place of the text.
  public func accessibilityLabel(_ label: Text) -> Text { said(label.plainText) }
  /// Sets what a screen reader says in place of the text.
  @TextForms
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { said(labelKey.text) }

  /// The text itself, after a word about the modifier that calls this: hosts ignore it.
  private func accepted(_ modifier: StaticString = #function) -> Text {
    #if DEBUG
      IgnoredNames.shared.note("\(modifier)")
    #endif
    return self
  }

  private func said(_ words: String) -> Text {
    var copy = self
    copy.spoken = words
    return copy
  }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { accepted() }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    accepted()
  }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { accepted() }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { accepted() }
  public func speechAdjustedPitch(_ value: Double) -> Text { accepted() }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { accepted() }
}

/// The level of a heading.
///
/// Like SwiftUI's `AccessibilityHeadingLevel`.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kind of a text, for screen readers.
///
/// Like SwiftUI's `AccessibilityTextContentType`.
public enum AccessibilityTextContentType: Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

extension Text {
  /// The style of an underline or strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line style; hosts draw the line solid, in the colour of the text.
    @Memberwise
    public init(pattern: Pattern = .solid, color: Color? = nil)

    public static let single = LineStyle()
  }

  /// The relative size of text.
  public enum Scale: Hashable, Sendable {
    case `default`, secondary
  }
}
