/// What views say about the sheet in which they stand.
struct SheetTraits: Equatable {
  var isClosingDisabled = false
  var detents: Set<PresentationDetent> = []
}

enum SheetTraitsKey: PreferenceKey {
  static var defaultValue: SheetTraits { SheetTraits() }

  static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) {
    let next = nextValue()
    value.isClosingDisabled = value.isClosingDisabled || next.isClosingDisabled
    value.detents.formUnion(next.detents)
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

  public static let medium = PresentationDetent(kind: .medium)
  public static let large = PresentationDetent(kind: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }
}

extension View {
  /// Keeps a person from closing the sheet without choosing anything.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.isClosingDisabled = isDisabled }
  }

  /// Sets the heights at which the sheet rests.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    transformPreference(SheetTraitsKey.self) { $0.detents = detents }
  }

  /// Accepted; hosts show no indicator.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}

/// Whether something is shown.
///
/// Like SwiftUI's `Visibility`.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}
