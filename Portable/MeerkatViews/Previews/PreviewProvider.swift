/// A type that provides previews of views.
///
/// Like SwiftUI's `PreviewProvider`. An app that is run with `--previews` shows the previews.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder @MainActor @preconcurrency
  static var previews: Previews { get }
}

/// The size of a preview.
///
/// Like SwiftUI's `PreviewLayout`.
///
/// Accepted, without effect.
public enum PreviewLayout: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device on which a preview is shown.
///
/// Like SwiftUI's `PreviewDevice`.
///
/// Accepted, without effect.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of the device in a preview.
///
/// Like SwiftUI's `InterfaceOrientation`.
public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  /// Sets the name of a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the size of a preview.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the device on which a preview is shown.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the orientation of the device in a preview.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
