/// A setting for how a preview is shown.
///
/// Like SwiftUI's `PreviewTrait`. `modifier(_:)` changes the view; hosts ignore all other traits.
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
  /// The size of the device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait(kind: .layout(.device)) }

  /// The size that fits the view.
  public static var sizeThatFitsLayout: PreviewTrait<T> {
    PreviewTrait(kind: .layout(.sizeThatFits))
  }

  /// A fixed size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
  }

  /// A device in portrait orientation.
  public static var portrait: PreviewTrait<T> { PreviewTrait(kind: .orientation(.portrait)) }

  /// A device in portrait orientation, upside down.
  public static var portraitUpsideDown: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.portraitUpsideDown))
  }

  /// A device in landscape orientation, on its left side.
  public static var landscapeLeft: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.landscapeLeft))
  }

  /// A device in landscape orientation, on its right side.
  public static var landscapeRight: PreviewTrait<T> {
    PreviewTrait(kind: .orientation(.landscapeRight))
  }
}
