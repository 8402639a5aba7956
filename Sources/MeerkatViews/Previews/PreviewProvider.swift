public import Foundation

/// Views to be looked at while they are written.
///
/// Like SwiftUI's `PreviewProvider`. An app that is run with `--previews` shows them.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View

  /// The views to be looked at.
  @ViewBuilder @MainActor @preconcurrency
  static var previews: Previews { get }
}

/// How large a preview is.
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

/// How a device is held in a preview.
///
/// Like SwiftUI's `InterfaceOrientation`.
public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  /// Names a preview.
  nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets how large a preview is.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the device on which a preview is shown.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets how a device is held in a preview.
  nonisolated public func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View { self }
}
