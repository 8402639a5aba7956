extension Measurement {
  /// How a measurement is written.
  ///
  /// Like Foundation's `Measurement.FormatStyle`. Units are written by their symbols, and aren't
  /// converted to those of the reader's region.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let space: String
      public static var wide: UnitWidth { UnitWidth(space: " ") }
      public static var abbreviated: UnitWidth { UnitWidth(space: " ") }
      public static var narrow: UnitWidth { UnitWidth(space: "") }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature has no letter.
    public var hidesScaleName: Bool

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.numberFormatStyle = numberFormatStyle
      hidesScaleName = false
    }

    /// Returns the measurement as text.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      let style = numberFormatStyle ?? .number.precision(.fractionLength(0...2)).locale(locale)
      let number = style.format(measurement.value)
      let symbol = measurement.unit.symbol
      if symbol.hasPrefix("°") { return number + (hidesScaleName ? "°" : symbol) }
      return number + width.space + symbol
    }

    /// Returns the style for a locale.
    public func locale(_ locale: Locale) -> FormatStyle {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

extension Measurement where UnitType: Dimension {
  /// The measurement as text.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// The measurement as text in a style.
  public func formatted(_ style: FormatStyle) -> String { style.format(self) }

  /// The measurement as text in a style of the app's own.
  @_disfavoredOverload
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

/// What a measurement is of, by which Foundation chooses a unit: here it has no effect.
///
/// Like Foundation's type of the same name.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Codable, Hashable, Sendable {
  public static var general: Self { Self() }
  public static var asProvided: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var weather: Self { Self() }
  public static var person: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self() }
  public static var personHeight: Self { Self() }
  public static var road: Self { Self() }
  public static var rainfall: Self { Self() }
  public static var snowfall: Self { Self() }
  public static var visibility: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var person: Self { Self() }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self() }
  public static var workout: Self { Self() }
}

extension FormatStyle {
  /// A style for measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style for temperatures.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
