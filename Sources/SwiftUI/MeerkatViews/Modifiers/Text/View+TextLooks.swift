public import Foundation

extension View {
  /// Underlines the text inside.
  ///
  /// Works in the browser only.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    EnvironmentModified(content: self) { $0.textStyle.isUnderlined = isActive }
  }

  /// Draws a line through the text inside.
  ///
  /// Works in the browser only.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    EnvironmentModified(content: self) { $0.textStyle.isStruckThrough = isActive }
  }

  /// Sets the distance between letters, in points.
  ///
  /// Works in the browser only.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Sets the distance between letters, in points.
  ///
  /// Works in the browser only.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    EnvironmentModified(content: self) { $0.textStyle.tracking = tracking }
  }

  /// Moves text up from its baseline.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { accepted() }

  /// Sets the case of the text inside.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    EnvironmentModified(content: self) { $0.textCase = textCase }
  }

  /// Sets whether a person can select the text inside.
  ///
  /// Works in the browser only.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modified(.textSelection(S.allowsSelection))
  }

  /// Sets the relative size of the text inside.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    accepted()
  }
}

extension Text {
  /// The style of an underline or strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line style; hosts draw the line solid, in the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    public static let single = LineStyle()
  }

  /// The relative size of text.
  public struct Scale: Hashable, Sendable {
    let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }
}

/// Whether text can be selected.
///
/// Like SwiftUI's `TextSelectability`.
public protocol TextSelectability: Sendable {
  /// Whether the type lets a person select text.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
///
/// Like SwiftUI's `EnabledTextSelectability`.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// Text that can't be selected.
///
/// Like SwiftUI's `DisabledTextSelectability`.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
