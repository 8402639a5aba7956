/// A view into which a closure draws.
///
/// Like SwiftUI's `Canvas`. Text screens fill the cells of areas, and draw text.
nonisolated public struct Canvas<Symbols: View>: View {
  /// The closure that draws the content.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  /// The views that the closure can draw; not drawn by hosts.
  public var symbols: Symbols

  @Environment(\.colorScheme) private var colorScheme

  /// Creates a canvas that a closure draws, with views as symbols.
  @Memberwise
  public init(
    opaque isOpaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  )

  @MainActor @preconcurrency public var body: some View {
    CanvasContent(colorScheme: colorScheme, renderer: renderer)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas that a closure draws.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}

/// The drawing of a closure, as a view.
nonisolated private struct CanvasContent: PrimitiveView {
  let colorScheme: ColorScheme
  let renderer: (inout GraphicsContext, CGSize) -> Void

  func drawings(in size: CGSize) -> [Drawing] {
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    let recorder = DrawingRecorder(size)
    var context = GraphicsContext(recorder, environment)
    renderer(&context, size)
    return recorder.drawings
  }

  @MainActor func makeNode(under parent: Node) -> DrawingElement {
    DrawingElement(.canvas, under: parent, drawings)
  }

  @MainActor func update(_ element: DrawingElement) { element.update(drawings) }
}
