/// How a destination is shown: pushed onto the stack, or presented above it.
public enum NavigationStyle: Hashable, Sendable {
  /// On top of the stack that the user sees.
  case push
  /// Above everything, with a stack of its own.
  case present(Presentation)

  /// Presented as a sheet.
  public static var sheet: NavigationStyle { .present(.sheet) }

  /// Presented as a sheet that rests at the given heights; if empty, the host chooses.
  public static func sheet(detents: Set<SheetDetent>) -> NavigationStyle {
    .present(.sheet(detents: detents))
  }

  /// Presented so that it covers the whole screen.
  public static var fullScreenCover: NavigationStyle { .present(.fullScreenCover) }

  /// Presented as a popover.
  public static var popover: NavigationStyle { .present(.popover) }

  /// Presented as a popover that points at a view, which its screen marks by `popoverSource(_:)`.
  public static func popover(from source: String) -> NavigationStyle {
    .present(.popover(from: source))
  }

  /// Presented beside the screen where there is room, else as a sheet.
  public static var inspector: NavigationStyle { .present(.inspector) }

  /// Presented as an alert.
  public static var alert: NavigationStyle { .present(.alert) }

  /// Presented as a confirmation dialog.
  public static var confirmationDialog: NavigationStyle { .present(.confirmationDialog) }

  /// The presentation, or nil for a push.
  @inlinable
  public var presentation: Presentation? {
    switch self {
    case .push: nil
    case .present(let presentation): presentation
    }
  }
}

extension NavigationStyle: CustomStringConvertible {
  public var description: String { presentation?.description ?? "push" }
}
