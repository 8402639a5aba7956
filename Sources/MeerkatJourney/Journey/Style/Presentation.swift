/// How a destination is presented above the current screen.
///
/// A structure rather than an enumeration, so that a presentation can have details, such as the
/// heights of a sheet, without a new spelling for those that need none.
public struct Presentation: Hashable, Sendable {
  /// The kind of a presentation.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A page that leaves a strip of the one below visible, and that the user can drag away.
    case sheet
    /// A page that covers everything, and that only a button closes.
    case fullScreenCover
    /// A bubble that points at its origin.
    case popover
    /// A page beside the screen, which the user can go on using; a sheet where there is no room.
    case inspector
    /// A question in the middle of the screen.
    case alert
    /// A list of choices at the edge of the screen.
    case confirmationDialog
  }

  /// The kind of the presentation.
  public let kind: Kind

  /// By reference, so that a step without details costs nothing to copy.
  private final class Details: Hashable, Sendable {
    let detents: Set<SheetDetent>
    let source: String?

    init(detents: Set<SheetDetent> = [], source: String? = nil) {
      (self.detents, self.source) = (detents, source)
    }

    static func == (one: Details, other: Details) -> Bool {
      one === other || one.detents == other.detents && one.source == other.source
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(detents)
      hasher.combine(source)
    }
  }

  private let details: Details?

  /// The heights at which a sheet rests; empty if the host chooses them, and for all other kinds.
  public var detents: Set<SheetDetent> { details?.detents ?? [] }

  /// The name of the view that a popover points at, as in `popoverSource(_:)`; nil if it points at
  /// the screen.
  public var source: String? { details?.source }

  /// Creates a presentation of a kind, without details.
  public init(_ kind: Kind) { self.init(kind, nil) }

  private init(_ kind: Kind, _ details: Details?) {
    (self.kind, self.details) = (kind, details)
  }

  /// A sheet.
  public static let sheet = Presentation(.sheet)

  /// A sheet that rests at the given heights; if empty, the host chooses.
  public static func sheet(detents: Set<SheetDetent>) -> Presentation {
    Presentation(.sheet, detents.isEmpty ? nil : Details(detents: detents))
  }

  /// A page that covers the whole screen.
  public static let fullScreenCover = Presentation(.fullScreenCover)

  /// A popover.
  public static let popover = Presentation(.popover)

  /// A popover that points at a view, which its screen marks by `popoverSource(_:)`.
  public static func popover(from source: String) -> Presentation {
    Presentation(.popover, Details(source: source))
  }

  /// A page beside the screen, or a sheet where there is no room.
  public static let inspector = Presentation(.inspector)

  /// An alert.
  public static let alert = Presentation(.alert)

  /// A confirmation dialog.
  public static let confirmationDialog = Presentation(.confirmationDialog)

  /// Whether further steps may lie on the presentation.
  ///
  /// False for an alert and a dialog, which have to be answered first.
  @inlinable
  package var takesSteps: Bool {
    switch kind {
    case .sheet, .fullScreenCover, .popover, .inspector: true
    case .alert, .confirmationDialog: false
    }
  }
}

extension Presentation: CustomStringConvertible {
  /// The kind and its details: `sheet(large, medium)`, `popover(from share)`.
  public var description: String {
    if let source { return "\(kind.rawValue)(from \(source))" }
    guard !detents.isEmpty else { return kind.rawValue }
    return "\(kind.rawValue)(\(detents.map(\.description).sorted().joined(separator: ", ")))"
  }
}

/// A height at which a sheet can rest.
public enum SheetDetent: Hashable, Sendable {
  /// About half of the screen.
  case medium
  /// Nearly the whole screen.
  case large
  /// A fraction of the screen's height, from 0 to 1.
  case fraction(Double)
  /// A height in points.
  case height(Double)
}

extension SheetDetent: CustomStringConvertible {
  public var description: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): "fraction \(fraction)"
    case .height(let height): "height \(height)"
    }
  }
}
