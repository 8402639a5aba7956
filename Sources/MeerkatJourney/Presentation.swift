/// The form in which a destination is presented above what was on screen.
///
/// A structure rather than an enumeration, so that a form can gain details, such as the heights of
/// a sheet, without a new spelling for those who need none.
public struct Presentation: Hashable, Sendable {
  /// What the user sees.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A page that leaves a strip of the one below visible, and that the user can drag away.
    case sheet
    /// A page that covers all, and that only a button closes.
    case fullScreenCover
    /// A bubble that points at what it belongs to.
    case popover
    /// A question in the middle of the screen.
    case alert
    /// A list of choices at the edge of the screen.
    case confirmationDialog
  }

  /// What the user sees.
  public let kind: Kind

  /// Creates a presentation of a kind, with nothing special about it.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// A sheet.
  public static let sheet = Presentation(.sheet)

  /// A page over the whole screen.
  public static let fullScreenCover = Presentation(.fullScreenCover)

  /// A popover.
  public static let popover = Presentation(.popover)

  /// An alert.
  public static let alert = Presentation(.alert)

  /// A confirmation dialog.
  public static let confirmationDialog = Presentation(.confirmationDialog)

  /// Whether further steps may lie on it; false for an alert and a dialog, which are answered.
  public var takesSteps: Bool {
    switch kind {
    case .sheet, .fullScreenCover, .popover: true
    case .alert, .confirmationDialog: false
    }
  }
}

extension Presentation: CustomStringConvertible {
  public var description: String { kind.rawValue }
}
