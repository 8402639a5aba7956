/// How buttons look and what makes them act.
///
/// Like SwiftUI's `PrimitiveButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that stands for a button.
  associatedtype Body: View

  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Gives the view that stands for a button.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
///
/// Like SwiftUI's `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button, with its type hidden.
  public typealias Label = ControlPart

  /// What the button does, where it is something special.
  public let role: ButtonRole?

  /// The label.
  public let label: Label

  let action: () -> Void

  /// Does what the button is for.
  public func trigger() { action() }
}

/// A style that hosts know.
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  nonisolated var look: ButtonLook { get }
}

extension BuiltInButtonStyle {
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}
