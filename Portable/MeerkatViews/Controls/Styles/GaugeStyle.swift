/// The look of gauges.
///
/// Like SwiftUI's `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that represents a gauge.
  associatedtype Body: View

  typealias Configuration = GaugeStyleConfiguration

  /// Returns the view that represents a gauge.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge.
///
/// Like SwiftUI's `GaugeStyleConfiguration`.
public struct GaugeStyleConfiguration {
  /// A type-erased label of a gauge.
  public typealias Label = ControlPart
  public typealias CurrentValueLabel = ControlPart
  public typealias MinimumValueLabel = ControlPart
  public typealias MaximumValueLabel = ControlPart
  public typealias MarkedValueLabel = ControlPart

  /// From 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

/// A built-in style of gauges; hosts show them all as a bar.
///
/// Combines SwiftUI's types of built-in styles.
nonisolated public struct BuiltInGaugeStyle: GaugeStyle, Hashable, Sendable {
  let name: String

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.minimumValueLabel
      ProgressView(value: configuration.value) {
        configuration.label
      } currentValueLabel: {
        configuration.currentValueLabel
      }
      configuration.maximumValueLabel
    }
  }
}

extension GaugeStyle where Self == BuiltInGaugeStyle {
  nonisolated public static var automatic: Self { Self(name: "automatic") }
  nonisolated public static var linearCapacity: Self { Self(name: "linearCapacity") }
  nonisolated public static var accessoryLinear: Self { Self(name: "accessoryLinear") }
  nonisolated public static var accessoryLinearCapacity: Self {
    Self(name: "accessoryLinearCapacity")
  }
  nonisolated public static var accessoryCircular: Self { Self(name: "accessoryCircular") }
  nonisolated public static var accessoryCircularCapacity: Self {
    Self(name: "accessoryCircularCapacity")
  }
  nonisolated public static var linear: Self { Self(name: "linear") }
  nonisolated public static var circular: Self { Self(name: "circular") }
}

extension EnvironmentValues {
  @Entry var gaugeStyle: AnyControlStyle<GaugeStyleConfiguration> = AnyControlStyle(
    BuiltInGaugeStyle(name: "automatic")
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Sets the style of the gauges inside.
  ///
  /// Accepted, without effect.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    let style = AnyControlStyle<GaugeStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return EnvironmentModified(content: self) { $0.gaugeStyle = style }
  }
}
