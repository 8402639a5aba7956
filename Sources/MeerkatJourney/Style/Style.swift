/// How a destination is shown: pushed onto the stack, or presented above it.
public enum Style: Hashable, Sendable {
  /// On top of the stack that the user sees.
  case push
  /// Above everything, with a stack of its own.
  case present(Presentation)

  /// Presented as a sheet.
  public static var sheet: Style { .present(.sheet) }

  /// Presented as a sheet that rests at the given heights; if empty, the host chooses.
  public static func sheet(detents: Set<SheetDetent>) -> Style {
    .present(.sheet(detents: detents))
  }

  /// Presented so that it covers the whole screen.
  public static var fullScreenCover: Style { .present(.fullScreenCover) }

  /// Presented as a popover.
  public static var popover: Style { .present(.popover) }

  /// Presented as an alert.
  public static var alert: Style { .present(.alert) }

  /// Presented as a confirmation dialog.
  public static var confirmationDialog: Style { .present(.confirmationDialog) }

  /// The presentation, or nil for a push.
  @inlinable
  public var presentation: Presentation? {
    switch self {
    case .push: nil
    case .present(let presentation): presentation
    }
  }
}

extension Style: CustomStringConvertible {
  public var description: String { presentation?.description ?? "push" }
}
