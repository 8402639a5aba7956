extension View {
  /// Underlines the text inside.
  ///
  /// Works in the browser only.
  @_disfavoredOverload
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    EnvironmentModified(content: self) { $0.textStyle.isUnderlined = isActive }
  }

  /// Draws a line through the text inside.
  ///
  /// Works in the browser only.
  @_disfavoredOverload
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    EnvironmentModified(content: self) { $0.textStyle.isStruckThrough = isActive }
  }

  /// Sets the distance between letters, in points.
  ///
  /// Works in the browser only.
  @_disfavoredOverload
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { tracking(kerning) }

  /// Sets the distance between letters, in points.
  ///
  /// Works in the browser only.
  @_disfavoredOverload
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    EnvironmentModified(content: self) { $0.textStyle.tracking = tracking }
  }

  /// Moves text up from its baseline.
  @_disfavoredOverload
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View { accepted() }

  /// Sets the case of the text inside.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
    EnvironmentModified(content: self) { $0.textCase = textCase }
  }

  /// Sets whether a user can select the text inside.
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

/// Whether text can be selected.
///
/// Like SwiftUI's `TextSelectability`.
public protocol TextSelectability: Sendable {
  /// Whether the type lets a user select text.
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
