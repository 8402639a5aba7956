/// The settings of views for their sheet.
struct SheetTraits: Equatable {
  var isClosingDisabled = false
  var detents: Set<PresentationDetent> = []
  var selectedDetent: PresentationDetent?
  var isIndicatorHidden = false
  var selection: Selection?

  /// How the app is told which height a user has chosen; all of them are alike.
  struct Selection: Equatable {
    let set: (PresentationDetent) -> Void

    static func == (one: Self, other: Self) -> Bool { true }
  }
}

extension SheetTraits {
  /// The heights at which the sheet rests, the lowest first.
  var orderedDetents: [PresentationDetent] { detents.sorted { $0.share < $1.share } }
}

enum SheetTraitsKey: PreferenceKey {
  static var defaultValue: SheetTraits { SheetTraits() }

  static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
    let next = nextValue()
    value.isClosingDisabled = value.isClosingDisabled || next.isClosingDisabled
    value.detents.formUnion(next.detents)
    value.selectedDetent = value.selectedDetent ?? next.selectedDetent
    value.isIndicatorHidden = value.isIndicatorHidden || next.isIndicatorHidden
    value.selection = value.selection ?? next.selection
  }
}

/// A height at which a sheet rests.
///
/// Like SwiftUI's `PresentationDetent`.
public struct PresentationDetent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    /// In points.
    case height(CGFloat)
  }

  package let kind: Kind

  /// About the share of a window's height, by which heights are put in order.
  fileprivate var share: CGFloat {
    switch kind {
    case .medium: 0.5
    case .large: 1
    case .fraction(let fraction): fraction
    case .height(let height): height / 1_000
    }
  }

  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }
}
