/// The look of switches.
///
/// Like SwiftUI's `ToggleStyle`.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view that represents a switch.
  associatedtype Body: View

  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view that represents a switch.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a switch.
///
/// Like SwiftUI's `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
  /// The type-erased label of a switch.
  public typealias Label = ControlPart

  /// The label.
  public let label: Label

  /// Whether the switch is on.
  @Binding public var isOn: Bool

  /// Whether the switch represents several values, some on and some off.
  public let isMixed = false

  @Memberwise
  init(label: Label, isOn _isOn: Binding<Bool>)
}

/// A style that hosts know.
protocol BuiltInToggleStyle: ToggleStyle {}

extension BuiltInToggleStyle {
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension EnvironmentValues {
  @Entry var toggleStyle: AnyControlStyle<ToggleStyleConfiguration>?
}

extension View {
  /// Sets the style of the switches inside.
  ///
  /// Hosts show all built-in styles alike.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    let custom =
      style is any BuiltInToggleStyle
      ? nil : AnyControlStyle(style) { $0.makeBody(configuration: $1) }
    return EnvironmentModified(content: self) { $0.toggleStyle = custom }
  }
}
