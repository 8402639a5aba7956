extension View {
  /// Clips the view to a shape.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    let kind = Outline(shape, .foreground, style).kind
    return ElementModified(
      content: self, modifier: .clip(kind), isSized: kind.isPath || shape is AnyShape)
  }

  /// Clips the view to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modified(.clip(.rectangle))
  }

  /// Rounds the corners of the view, by a radius in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Masks the view with the opacity of another one.
  ///
  /// Hosts support shapes and styles, such as gradients, as masks; they ignore other views.
  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    Masked(content: self, mask: mask)
  }

  /// Masks the view with the opacity of another one.
  ///
  /// Hosts support shapes and styles, such as gradients, as masks; they ignore other views.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    Masked(content: self, mask: mask())
  }

  /// Sets the area in which a user can tap the view.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modified(.contentShape(shape.outline.kind))
  }

  /// Sets the area in which a user can tap the view, for the given purposes.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modified(.contentShape(kind.contains(.interaction) ? shape.outline.kind : nil))
  }

  /// Sets the container shape for the views inside.
  nonisolated public func containerShape<T: InsettableShape>(_ shape: T) -> some View { accepted() }
}

/// A view behind a mask.
nonisolated private struct Masked<Content: View, Mask: View>: View {
  let content: Content
  let mask: Mask

  @MainActor var body: some View {
    if let shape = mask as? any Shape {
      content.clipShape(AnyShape(shape))
    } else if let drawn = mask as? any FilledShapeView {
      content.clipShape(drawn.anyShape).modified(.mask(drawn.paint))
    } else if let style = mask as? any ShapeStyle {
      content.modified(.mask(style.paint))
    } else {
      content
    }
  }
}

/// The purposes of a content shape.
///
/// Like SwiftUI's `ContentShapeKinds`.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
