/// Steps as they are written in the list of a journey: `Journey(.list, [.push(.details)])`.
extension Journey.Step {
  /// A destination pushed onto the stack.
  public static func push(_ destination: Destination) -> Self { Self(destination) }

  /// A destination presented as a sheet, at the given heights or at those that the host chooses.
  public static func sheet(_ destination: Destination, detents: Set<SheetDetent> = []) -> Self {
    Self(destination, style: .sheet(detents: detents))
  }

  /// A destination presented over the whole screen.
  public static func fullScreenCover(_ destination: Destination) -> Self {
    Self(destination, style: .fullScreenCover)
  }

  /// A destination presented as a popover.
  public static func popover(_ destination: Destination) -> Self {
    Self(destination, style: .popover)
  }

  /// A destination presented beside the screen, or as a sheet where there is no room.
  public static func inspector(_ destination: Destination) -> Self {
    Self(destination, style: .inspector)
  }

  /// A destination presented as an alert.
  public static func alert(_ destination: Destination) -> Self { Self(destination, style: .alert) }

  /// A destination presented as a confirmation dialog.
  public static func confirmationDialog(_ destination: Destination) -> Self {
    Self(destination, style: .confirmationDialog)
  }
}
