/// The look of groups of controls.
///
/// Like SwiftUI's `ControlGroupStyle`.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that represents a group.
  associatedtype Body: View

  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the view that represents a group.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group of controls.
///
/// Like SwiftUI's `ControlGroupStyleConfiguration`.
public struct ControlGroupStyleConfiguration {
  /// The type-erased controls.
  public typealias Content = ControlPart

  /// The type-erased label.
  public typealias Label = ControlPart

  public let content: Content
  public let label: Label
}

/// A built-in style of control groups; hosts show them all as a row.
///
/// Combines SwiftUI's types of built-in styles.
nonisolated public struct BuiltInControlGroupStyle: ControlGroupStyle, Hashable, Sendable {
  let name: String

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ControlRow(content: configuration.content)
  }
}

/// Controls side by side; in a menu, its items.
private struct ControlRow: View {
  let content: ControlPart
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    if isInMenu { content } else { HStack { content } }
  }
}

extension ControlGroupStyle where Self == BuiltInControlGroupStyle {
  nonisolated public static var automatic: Self { Self(name: "automatic") }
  nonisolated public static var navigation: Self { Self(name: "navigation") }
  nonisolated public static var menu: Self { Self(name: "menu") }
  nonisolated public static var compactMenu: Self { Self(name: "compactMenu") }
  nonisolated public static var palette: Self { Self(name: "palette") }
}

extension EnvironmentValues {
  @Entry var controlGroupStyle: AnyControlStyle<ControlGroupStyleConfiguration> = AnyControlStyle(
    BuiltInControlGroupStyle(name: "automatic")
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Sets the style of the groups of controls inside.
  ///
  /// Accepted, without effect.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    let style = AnyControlStyle<ControlGroupStyleConfiguration>(style) {
      $0.makeBody(configuration: $1)
    }
    return EnvironmentModified(content: self) { $0.controlGroupStyle = style }
  }
}
