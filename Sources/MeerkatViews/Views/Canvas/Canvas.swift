public import Foundation

/// A place into which a closure draws.
///
/// Like SwiftUI's `Canvas`. The browser draws lines, areas and text; text screens draw nothing.
nonisolated public struct Canvas<Symbols: View>: View {
  /// Draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void

  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode
  public var rendersAsynchronously: Bool

  /// The views that the closure can draw, which hosts leave out.
  public var symbols: Symbols

  @Environment(\.colorScheme) private var colorScheme

  /// Makes a place into which a closure draws, with views that it can draw.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    self.renderer = renderer
    self.symbols = symbols()
  }

  @MainActor @preconcurrency public var body: some View {
    GeometryReader { proxy in
      Drawn(size: proxy.size, drawings: drawings(in: proxy.size))
    }
  }

  @MainActor private func drawings(in size: CGSize) -> [Drawing] {
    let recorder = DrawingRecorder(size)
    var environment = EnvironmentValues()
    environment.colorScheme = colorScheme
    var context = GraphicsContext(recorder, environment)
    renderer(&context, size)
    return recorder.drawings
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a place into which a closure draws.
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

/// What was drawn, as a view.
nonisolated private struct Drawn: PrimitiveView {
  let size: CGSize
  let drawings: [Drawing]

  @MainActor func makeNode(under parent: Node) -> DrawingElement {
    DrawingElement(size, drawings, under: parent)
  }

  @MainActor func update(_ element: DrawingElement) {
    element.update(to: size, drawings)
  }
}
