import MeerkatIsolation
public import MeerkatPictures
import MeerkatTesting
public import MeerkatUIKit
public import MeerkatViews

extension Snapshotting where Value: View, Format == Picture {
  /// A strategy for a view as SVG, compared by its elements.
  ///
  /// - Parameters:
  ///   - width: The width of the window, in points.
  ///   - height: The height of the window, in points; nil for as much as the view takes.
  ///   - variants: The surroundings, each of which has its own reference.
  /// - Returns: The strategy.
  public static func svg(
    width: CGFloat, height: CGFloat? = nil, variants: [Picture.Variant] = []
  ) -> Snapshotting {
    Snapshotting(drawnAs: "svg") { view in
      try files(variants) { try Picture(of: view, width: width, height: height, variant: $0) }
    }
  }

  /// A strategy for a view in several surroundings, all in one picture.
  ///
  /// - Parameters:
  ///   - width: The width of each window, in points.
  ///   - height: The height of each window, in points; nil for as much as the view takes.
  ///   - variants: The surroundings.
  /// - Returns: The strategy.
  public static func contactSheet(
    width: CGFloat, height: CGFloat? = nil,
    variants: [Picture.Variant] = [.light, .dark, .largeType, .rightToLeft]
  ) -> Snapshotting {
    Snapshotting(drawnAs: "svg") { view in
      let pictures = try variants.map { variant in
        (variant.name, try Picture(of: view, width: width, height: height, variant: variant))
      }
      let sheet = Picture.contactSheet(of: pictures, columns: variants.count)
      return [SnapshotFile(variant: nil, bytes: Data(sheet.svg.utf8), kind: .svg)]
    }
  }

  /// A strategy for a view in its own size, as SVG.
  public static var image: Snapshotting { image() }

  /// A strategy for a view as SVG.
  ///
  /// Source-compatible with swift-snapshot-testing.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: Without effect.
  ///   - precision: Without effect: elements are compared, not pixels.
  ///   - perceptualPrecision: Without effect.
  ///   - layout: How large the view is.
  ///   - traits: Whether the surroundings are light or dark.
  /// - Returns: The way.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection(userInterfaceStyle: .unspecified)
  ) -> Snapshotting {
    Snapshotting(drawnAs: "svg") { view in
      try files([]) { _ in try Picture(of: view, in: layout.size(), traits.variant) }
    }
  }
}

extension Snapshotting where Value: View, Format == Data {
  /// A strategy for a view as PNG, compared byte by byte: for machines with the same fonts.
  ///
  /// - Parameters:
  ///   - width: The width of the window, in points.
  ///   - height: The height of the window, in points; nil for as much as the view takes.
  ///   - scale: The number of pixels in a point.
  ///   - variants: The surroundings, each of which has its own reference.
  /// - Returns: The strategy.
  public static func png(
    width: CGFloat, height: CGFloat? = nil, scale: CGFloat = 2, variants: [Picture.Variant] = []
  ) -> Snapshotting {
    Snapshotting(drawnAs: "png") { view in
      try (variants.isEmpty ? [.light] : variants).map { variant in
        let picture = try Picture(of: view, width: width, height: height, variant: variant)
        return SnapshotFile(
          variant: variants.isEmpty ? nil : variant.name, bytes: try picture.png(scale: scale),
          kind: .bytes)
      }
    }
  }
}

extension Snapshotting where Value: View, Format == String {
  /// A strategy for a view as text, in cells.
  public static var text: Snapshotting { text() }

  /// A strategy for a view as text, in cells.
  ///
  /// - Parameters:
  ///   - width: The number of cells in a line.
  ///   - height: The number of lines; nil for as many as the view takes.
  /// - Returns: The strategy.
  public static func text(width: Int = 60, height: Int? = nil) -> Snapshotting {
    Snapshotting(
      drawing: { view in try Driver(view, width: width, height: height).screenText },
      pathExtension: "txt")
  }

  /// A strategy for a view as its elements, each with its frame.
  ///
  /// - Parameters:
  ///   - width: The width of the window, in points.
  ///   - height: The height of the window, in points; nil for as much as the view takes.
  /// - Returns: The strategy.
  public static func tree(width: CGFloat, height: CGFloat? = nil) -> Snapshotting {
    Snapshotting(
      drawing: { view in try PictureTree(of: view, width: width, height: height).text },
      pathExtension: "txt")
  }
}

extension Snapshotting where Format == Picture {
  /// Draws in each of the surroundings; without any in the usual ones.
  @MainActor static func files(
    _ variants: [Picture.Variant], _ draw: (Picture.Variant) throws -> Picture
  ) throws -> [SnapshotFile] {
    guard !variants.isEmpty else {
      return [SnapshotFile(variant: nil, bytes: Data(try draw(.light).svg.utf8), kind: .svg)]
    }
    return try variants.map { variant in
      SnapshotFile(variant: variant.name, bytes: Data(try draw(variant).svg.utf8), kind: .svg)
    }
  }
}
