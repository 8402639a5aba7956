extension View {
  /// Draws the view as one picture.
  ///
  /// Works in the browser only.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { compositingGroup() }

  /// Composites the view before effects are applied.
  ///
  /// Works in the browser only.
  nonisolated public func compositingGroup() -> some View { modified(.compositingGroup) }

  /// Sets how the view is blended with the views behind it.
  ///
  /// Works in the browser only.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modified(.blendMode(blendMode))
  }

  /// Adjusts the saturation of colours, from 0.
  ///
  /// Works in the browser only.
  nonisolated public func saturation(_ amount: Double) -> some View {
    modified(.colorEffect(.saturation(amount)))
  }

  /// Adjusts the brightness of colours.
  ///
  /// Works in the browser only.
  nonisolated public func brightness(_ amount: Double) -> some View {
    modified(.colorEffect(.brightness(amount)))
  }

  /// Adjusts the contrast of colours.
  ///
  /// Works in the browser only.
  nonisolated public func contrast(_ amount: Double) -> some View {
    modified(.colorEffect(.contrast(amount)))
  }

  /// Removes colour, from 0 to 1.
  ///
  /// Works in the browser only.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modified(.colorEffect(.grayscale(amount)))
  }

  /// Rotates all hues.
  ///
  /// Works in the browser only.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modified(.colorEffect(.hueRotation(angle)))
  }

  /// Inverts colours.
  ///
  /// Works in the browser only.
  nonisolated public func colorInvert() -> some View { modified(.colorEffect(.invert)) }

  /// Multiplies colours by another one.
  ///
  /// Works in the browser only.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modified(.colorEffect(.multiply(color)))
  }

  /// Converts luminance to opacity.
  ///
  /// Works in the browser only.
  nonisolated public func luminanceToAlpha() -> some View {
    modified(.colorEffect(.luminanceToAlpha))
  }

  /// Rotates the view in three dimensions.
  ///
  /// Works in the browser only, without a depth for the anchor.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modified(
      .rotation3D(angle, axis: RotationAxis(x: axis.x, y: axis.y, z: axis.z), anchor: anchor))
  }

  /// Mirrors the view in right-to-left layouts.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    accepted()
  }

  /// Shows a placeholder for the view.
  nonisolated public func redacted(reason: RedactionReasons) -> some View {
    EnvironmentModified(content: self) {
      $0.redactionReasons.formUnion(reason)
      $0.isTextRedacted = $0.redactionReasons.contains(.placeholder)
    }
  }

  /// Exempts the view from being shown as a placeholder.
  nonisolated public func unredacted() -> some View {
    EnvironmentModified(content: self) {
      $0.redactionReasons = []
      $0.isTextRedacted = false
    }
  }

  /// Shows a placeholder for the view when private content is hidden.
  ///
  /// What is typed into its fields is left out of recordings and of what is kept for another server.
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
    EnvironmentModified(content: self) {
      if sensitive, $0.redactionReasons.contains(.privacy) { $0.isTextRedacted = true }
      $0.fieldKeyboard.isPrivate = sensitive
    }
  }
}

/// The reasons for showing a placeholder.
///
/// Like SwiftUI's `RedactionReasons`.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
  /// The reasons for showing a placeholder; empty if none is shown.
  @Entry public var redactionReasons: RedactionReasons = []
}

extension View {
  /// Sets the appearance of the window or sheet around the view; nil for the user's preference.
  ///
  /// Works in the browser only.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }

  /// Sets the light or dark appearance of the view.
  ///
  /// Works in the browser only.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
