/// How a destination is shown when a link leads to it.
public struct LinkPlacement: Hashable, Sendable {
  enum Kind: Hashable {
    case root
    case style(NavigationStyle)
  }

  let kind: Kind

  /// The style, or nil for a root.
  var style: NavigationStyle? {
    if case .style(let style) = kind { style } else { nil }
  }

  /// On top of the journey, in a style.
  public static func style(_ style: NavigationStyle) -> LinkPlacement {
    LinkPlacement(kind: .style(style))
  }

  /// Below everything else, replacing the given root.
  public static let root = LinkPlacement(kind: .root)

  /// Pushed onto the stack.
  public static let push = style(.push)

  /// Presented as a sheet.
  public static let sheet = style(.sheet)

  /// Presented as a sheet that rests at the given heights.
  public static func sheet(detents: Set<SheetDetent>) -> LinkPlacement {
    style(.sheet(detents: detents))
  }

  /// Presented so that it covers the whole screen.
  public static let fullScreenCover = style(.fullScreenCover)

  /// Presented as a popover.
  public static let popover = style(.popover)

  /// Presented beside the screen, or as a sheet where there is no room.
  public static let inspector = style(.inspector)

  /// Presented as an alert.
  public static let alert = style(.alert)

  /// Presented as a confirmation dialog.
  public static let confirmationDialog = style(.confirmationDialog)
}

extension LinkPlacement: CustomStringConvertible {
  /// The name of the placement's mark: `push`, `sheet`, `root`.
  public var description: String {
    style.map { $0.presentation?.kind.rawValue ?? "push" } ?? "root"
  }
}
