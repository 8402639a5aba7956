package import MeerkatViews

/// Draws an app: the whole window, laid out in points.
@MainActor
package final class PictureScreen {
  private let runtime: Runtime

  /// The number of times that an app may change because of how it is laid out.
  private static let roundLimit = 10

  /// Creates a screen for an app instance.
  package init(_ runtime: Runtime) { self.runtime = runtime }

  /// Tells the app the available size before it is shown.
  package func prepare(_ size: PictureSize) {
    let isWide = size.width ?? 0 >= CGFloat(DesignLength.wideWidth - 1)
    runtime.horizontalSizeClass = isWide ? .regular : .compact
    // Of a long list, only as much is made as can be seen.
    if let height = size.height { runtime.rowsAtOnce = Int(height / 20) + 10 }
  }

  /// Draws the window.
  ///
  /// - Parameters:
  ///   - size: The size of the window.
  ///   - variant: The surroundings in which the app runs.
  /// - Returns: The picture.
  /// - Throws: ``Picture/Error`` if the app doesn't settle.
  package func picture(
    _ size: PictureSize, _ variant: Picture.Variant
  ) throws(Picture.Error) -> Picture {
    var picture: Picture?
    try layOut(size, variant) { engine, metrics, whole in
      let painter = PicturePainter(engine, metrics, sight: CGRect(origin: .zero, size: whole))
      painter.draw(runtime.window)
      var attributes = SVGWriter.Attributes()
      attributes.add("font-family", PictureFonts.usual)
      attributes.add("xml:space", "preserve")
      picture = Picture(svg: painter.svg.document(size: whole, attributes: attributes), size: whole)
    }
    guard let picture else { throw .unsettled }
    return picture
  }

  /// Lays out all elements, and passes the engine to `body`.
  package func layOut(
    _ size: PictureSize, _ variant: Picture.Variant, _ body: (LayoutEngine) -> Void
  ) throws(Picture.Error) {
    try layOut(size, variant) { engine, _, _ in body(engine) }
  }

  /// Lays out all elements, and passes the result to `body`.
  func layOut(
    _ size: PictureSize, _ variant: Picture.Variant,
    _ body: (LayoutEngine, PictureMetrics, CGSize) -> Void
  ) throws(Picture.Error) {
    var root = InheritedStyle()
    root.typeSize = variant.dynamicTypeSize
    root.font.size = variant.dynamicTypeSize.points(of: .body)
    root.isDark = (runtime.preferredColorScheme ?? runtime.colorScheme) == .dark
    let metrics = PictureMetrics(InheritedStyles(root))
    let engine = LayoutEngine(metrics)
    engine.mayBeRightToLeft = true
    // No node outlives the engine that it belongs to.
    defer { forgetLayout(of: runtime.window) }
    let taken = try layOut(engine, size, metrics, root)
    let whole = CGSize(
      width: size.width ?? max(1, taken.width.rounded(.up)),
      height: size.height ?? max(1, taken.height.rounded(.up)))
    body(engine, metrics, whole)
  }

  private func layOut(
    _ engine: LayoutEngine, _ size: PictureSize, _ metrics: PictureMetrics, _ root: InheritedStyle
  ) throws(Picture.Error) -> CGSize {
    let proposal = ProposedViewSize(width: size.width, height: size.height)
    _ = runtime.takeOperations()
    for _ in 0..<PictureScreen.roundLimit {
      metrics.styles.forget(root)
      let taken = engine.layOut(runtime.window, in: proposal)
      runtime.update()
      if runtime.takeOperations().isEmpty, !revealRows(engine, size) { return taken }
    }
    throw .unsettled
  }

  /// Makes rows that would be visible, and returns whether there were any.
  private func revealRows(_ engine: LayoutEngine, _ size: PictureSize) -> Bool {
    guard let height = size.height, runtime.rowsAtOnce != nil else { return false }
    var pending: [Element] = [runtime.window]
    while let element = pending.popLast() {
      if let skipped = element as? SkippedRowsElement, !skipped.range.isEmpty,
        let frame = engine.frame(of: skipped), frame.minY < height, frame.maxY >= 0
      {
        try? runtime.send(.reveal(first: 0, count: Int(height / 20) + 10), to: skipped)
        return true
      }
      pending += engine.node(for: element).children.map(\.element)
    }
    return false
  }

  private func forgetLayout(of element: Element) {
    var pending = [element]
    while let element = pending.popLast() {
      guard element.layoutNode != nil || element is WindowElement else { continue }
      element.layoutNode = nil
      pending += element.children
    }
  }
}
