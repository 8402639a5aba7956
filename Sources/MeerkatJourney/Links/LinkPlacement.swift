/// How a destination is shown when a link leads to it.
public struct LinkPlacement: Hashable, Sendable {
  enum Kind: Hashable {
    case root
    case style(Style)
  }

  let kind: Kind

  /// Above what is there, in a style.
  public static func style(_ style: Style) -> LinkPlacement { LinkPlacement(kind: .style(style)) }

  /// Below all others, in the place of the root that was given.
  public static let root = LinkPlacement(kind: .root)

  /// Pushed onto the stack.
  public static let push = style(.push)

  /// Presented as a sheet.
  public static let sheet = style(.sheet)

  /// Presented over the whole screen.
  public static let fullScreenCover = style(.fullScreenCover)

  /// Presented as a popover.
  public static let popover = style(.popover)

  /// Presented as an alert.
  public static let alert = style(.alert)

  /// Presented as a confirmation dialog.
  public static let confirmationDialog = style(.confirmationDialog)
}
