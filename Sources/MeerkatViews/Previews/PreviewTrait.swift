public import Foundation

/// How a preview is shown.
///
/// Like SwiftUI's `PreviewTrait`. `modifier(_:)` changes the view; no host honours the other ones.
public struct PreviewTrait<T>: Sendable {
  package enum Kind: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(@MainActor @Sendable (AnyView) async throws -> AnyView)
  }

  package let kind: Kind

  /// The view as this trait wants to have it.
  @MainActor
  func modified(_ view: AnyView) async throws -> AnyView {
    guard case .modifier(let modify) = kind else { return view }
    return try await modify(view)
  }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as the device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }

  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait<T> {
    PreviewTrait(kind: .layout(.sizeThatFits))
  }

  /// As large as the numbers say.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }

  /// On a device that stands upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }

  /// On a device that stands on its head.
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.portraitUpsideDown))
  }

  /// On a device that lies on its left side.
  public static var landscapeLeft: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.landscapeLeft))
  }

  /// On a device that lies on its right side.
  public static var landscapeRight: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.landscapeRight))
  }
}
