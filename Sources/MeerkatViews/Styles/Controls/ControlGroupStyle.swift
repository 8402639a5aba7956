/// How groups of controls look.
///
/// Like SwiftUI's `ControlGroupStyle`.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the view that stands for a group.
  associatedtype Body: View

  typealias Configuration = ControlGroupStyleConfiguration

  /// Gives the view that stands for a group.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group of controls.
///
/// Like SwiftUI's `ControlGroupStyleConfiguration`.
public struct ControlGroupStyleConfiguration {
  /// The controls, with their type hidden.
  public typealias Content = ControlPart

  /// The label, with its type hidden.
  public typealias Label = ControlPart

  public let content: Content
  public let label: Label
}

/// One of the looks of groups that the system knows; hosts show all of them as a row.
///
/// Like SwiftUI's types of built-in styles, in one.
nonisolated public struct BuiltInControlGroupStyle: ControlGroupStyle, Hashable, Sendable {
  let name: String

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    ControlRow(content: configuration.content)
  }
}

/// Controls beside each other; in a menu, items of that.
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

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlStyle<ControlGroupStyleConfiguration> {
    AnyControlStyle(BuiltInControlGroupStyle(name: "automatic")) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var controlGroupStyle: AnyControlStyle<ControlGroupStyleConfiguration> {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the groups of controls inside look.
  ///
  /// Accepted, without effect.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    let style = AnyControlStyle<ControlGroupStyleConfiguration>(style) {
      $0.makeBody(configuration: $1)
    }
    return EnvironmentModified(content: self) { $0.controlGroupStyle = style }
  }
}
