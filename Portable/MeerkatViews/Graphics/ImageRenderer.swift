/// Draws a view as a picture; on this platform there is none, and a debug build says so once.
///
/// Like SwiftUI's `ImageRenderer`. In tests and tools, `MeerkatPictures` draws views.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The size that is proposed to the view.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels in a point.
  public var scale: CGFloat = 1
  public var isOpaque = false

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  /// The picture: nil.
  public var uiImage: UIImage? {
    #if DEBUG
      IgnoredNames.shared.note("ImageRenderer")
    #endif
    return nil
  }
}
