/// The look and the interaction of buttons.
///
/// Like SwiftUI's `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that represents a button.
  associatedtype Body: View

  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view that represents a button.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
///
/// Like SwiftUI's `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
  /// The type-erased label of a button.
  public typealias Label = ControlPart

  /// The role of the button, if it has a special one.
  public let role: ButtonRole?

  /// The label.
  public let label: Label

  let action: () -> Void

  /// Performs the action of the button.
  public func trigger() { action() }
}

/// A style that hosts know.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  nonisolated var look: ButtonLook { get }
}

extension BuiltInButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
