public import MeerkatViews

/// A view at a mark.
struct Annotation {
  let position: AnnotationPosition
  let alignment: Alignment
  /// In points.
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: AnyView
}

/// Where an annotation stands, seen from its mark.
///
/// Like Swift Charts' `AnnotationPosition`.
public struct AnnotationPosition: Hashable, Sendable {
  /// The point of the mark that the annotation touches; nil for the one that suits the mark.
  let anchor: UnitPoint?
  var isOverlay = false

  public static let automatic = AnnotationPosition(anchor: nil)
  public static let overlay = AnnotationPosition(anchor: .center, isOverlay: true)
  public static let top = AnnotationPosition(anchor: .top)
  public static let bottom = AnnotationPosition(anchor: .bottom)
  public static let leading = AnnotationPosition(anchor: .leading)
  public static let trailing = AnnotationPosition(anchor: .trailing)
  public static let topLeading = AnnotationPosition(anchor: .topLeading)
  public static let topTrailing = AnnotationPosition(anchor: .topTrailing)
  public static let bottomLeading = AnnotationPosition(anchor: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(anchor: .bottomTrailing)
}

/// What becomes of an annotation that would reach out of the chart.
///
/// Like Swift Charts' `AnnotationOverflowResolution`.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The resolution along one axis.
  public enum Strategy: Hashable, Sendable {
    case automatic, disabled, padScale, fit

    /// Moves the annotation into an area.
    public static func fit(to boundary: Boundary) -> Strategy { fit }
  }

  /// An area that an annotation is kept in.
  public enum Boundary: Hashable, Sendable {
    case automatic, chart, plot
  }

  let x: Strategy
  let y: Strategy

  /// Creates a resolution from those along the axes.
  @Memberwise
  public init(x: Strategy = .automatic, y: Strategy = .automatic)

  public static let automatic = AnnotationOverflowResolution()
}

/// What an annotation can know of its mark.
///
/// Like Swift Charts' `AnnotationContext`.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points; always zero here, as views are made before their place is known.
  public var targetSize: CGSize { .zero }
}
