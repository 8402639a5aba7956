import SwiftUI

struct SketchView: View {
  @State private var sketch = Sketch()
  @State private var color = Color.orange
  @State private var width: CGFloat = 6
  @State private var scale: CGFloat = 1
  @State private var current: Stroke?
  @GestureState private var pinch: CGFloat = 1

  private let colors: [Color] = [.orange, .pink, .indigo, .teal, .primary]

  var body: some View {
    VStack(spacing: 16) {
      paper
      palette
    }
    .padding()
    .navigationTitle("Sketchbook")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItemGroup(placement: .primaryAction) {
        Button("Undo", systemImage: "arrow.uturn.backward", action: sketch.undo)
          .disabled(!sketch.canUndo)
        Button("Redo", systemImage: "arrow.uturn.forward", action: sketch.redo)
          .disabled(!sketch.canRedo)
      }
      ToolbarItem(placement: .secondaryAction) {
        Button("Clear", systemImage: "trash", role: .destructive) {
          withAnimation { sketch.clear() }
        }
        .disabled(!sketch.canUndo)
      }
    }
  }

  private var paper: some View {
    Canvas { context, size in
      drawGrid(in: &context, size: size)
      for stroke in sketch.strokes { draw(stroke, in: &context) }
      if let current { draw(current, in: &context) }
    }
    .background(.background)
    .clipShape(.rect(cornerRadius: 16))
    .overlay {
      RoundedRectangle(cornerRadius: 16).strokeBorder(.quaternary, lineWidth: 1)
      if sketch.strokes.isEmpty, current == nil {
        Text("Draw something")
          .foregroundStyle(.secondary)
          .allowsHitTesting(false)
      }
    }
    .scaleEffect(scale * pinch)
    .gesture(drawing.simultaneously(with: pinching))
    .accessibilityLabel("Paper")
    .accessibilityValue(sketch.strokes.count == 1 ? "1 stroke" : "\(sketch.strokes.count) strokes")
  }

  private var drawing: some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        var stroke = current ?? Stroke(points: [value.startLocation], color: color, width: width)
        stroke.points.append(value.location)
        current = stroke
      }
      .onEnded { _ in
        current.map(sketch.add)
        current = nil
      }
  }

  private var pinching: some Gesture {
    MagnifyGesture()
      .updating($pinch) { value, pinch, _ in pinch = value.magnification }
      .onEnded { scale = min(4, max(1, scale * $0.magnification)) }
  }

  private var palette: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: 24) {
        swatches
        Divider().frame(height: 24)
        thickness.frame(minWidth: 180)
      }
      VStack(spacing: 12) {
        swatches
        thickness
      }
    }
    .frame(maxWidth: .infinity)
  }

  private var swatches: some View {
    HStack(spacing: 12) {
      ForEach(Array(colors.enumerated()), id: \.offset) { index, swatch in
        Circle()
          .fill(swatch.gradient)
          .frame(width: 32, height: 32)
          .overlay {
            if swatch == color { Circle().stroke(.background, lineWidth: 3).padding(3) }
          }
          .onTapGesture { withAnimation(.bouncy) { color = swatch } }
          .accessibilityLabel("Color \(index + 1)")
          .accessibilityAddTraits(swatch == color ? [.isToggle, .isSelected] : .isToggle)
      }
    }
  }

  private var thickness: some View {
    HStack {
      Circle().frame(width: 4, height: 4)
      Slider(value: $width, in: 2...24, step: 2) { Text("Thickness") }
      Circle().frame(width: 16, height: 16)
    }
    .foregroundStyle(.secondary)
  }

  private func drawGrid(in context: inout GraphicsContext, size: CGSize) {
    var grid = Path()
    for x in stride(from: 0, through: size.width, by: 24) {
      grid.move(to: CGPoint(x: x, y: 0))
      grid.addLine(to: CGPoint(x: x, y: size.height))
    }
    for y in stride(from: 0, through: size.height, by: 24) {
      grid.move(to: CGPoint(x: 0, y: y))
      grid.addLine(to: CGPoint(x: size.width, y: y))
    }
    context.stroke(grid, with: .color(.gray.opacity(0.15)), lineWidth: 1)
  }

  private func draw(_ stroke: Stroke, in context: inout GraphicsContext) {
    context.stroke(
      stroke.path, with: .color(stroke.color),
      style: StrokeStyle(lineWidth: stroke.width, lineCap: .round, lineJoin: .round))
  }
}

#Preview {
  NavigationStack { SketchView() }
}
