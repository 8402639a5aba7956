import Foundation
import MeerkatUI

/// The views of a tree.
struct TreeView: View {
  let tree: Tree

  var body: some View { tree.view }
}

/// Several trees after one another.
private struct TreeViews: View {
  let trees: [Tree]

  var body: some View {
    ForEach(Array(trees.enumerated()), id: \.offset) { TreeView(tree: $0.element) }
  }
}

extension Tree {
  private var content: TreeViews { TreeViews(trees: children) }
  @MainActor private var first: AnyView { children[0].view }
  @MainActor private var second: AnyView { children[1].view }

  @MainActor fileprivate var view: AnyView {
    switch kind {
    case .text(let words): AnyView(Text(words))
    case .symbol(let name): AnyView(Image(systemName: name))
    case .label(let title, let symbol): AnyView(Label(title, systemImage: symbol))
    case .color(let hue): AnyView(hue.color)
    case .box(let hue, let width, let height):
      AnyView(hue.color.frame(width: CGFloat(width), height: CGFloat(height)))
    case .picture(let name, let width, let height):
      AnyView(
        Image(systemName: name).resizable()
          .frame(width: CGFloat(width), height: CGFloat(height)))
    case .spacer: AnyView(Spacer())
    case .divider: AnyView(Divider())
    case .toggle(let title): AnyView(Toggle(title, isOn: .constant(true)))
    case .button(let title, let border): border.styled(Button(title) {})
    case .field(let title): AnyView(TextField(title, text: .constant("")))
    case .progress: AnyView(ProgressView(value: 0.5))
    case .labeled(let title, let value): AnyView(LabeledContent(title, value: value))
    case .link(let title): AnyView(NavigationLink(title) { EmptyView() })
    default: containerView
    }
  }

  @MainActor private var containerView: AnyView {
    switch kind {
    case .row(let alignment, let spacing):
      AnyView(HStack(alignment: alignment.value, spacing: spacing.points) { content })
    case .column(let alignment, let spacing):
      AnyView(VStack(alignment: alignment.value, spacing: spacing.points) { content })
    case .pile(let x, let y): AnyView(ZStack(alignment: Alignment(x, y)) { content })
    case .grid(let alignment, let spacing):
      AnyView(
        Grid(
          alignment: Alignment(alignment, .center), horizontalSpacing: spacing.points,
          verticalSpacing: spacing.points
        ) { content })
    case .gridRow: AnyView(GridRow { content })
    case .tracks(let count):
      AnyView(LazyVGrid(columns: Array(repeating: GridItem(), count: count)) { content })
    case .scroll(let isHorizontal):
      AnyView(ScrollView(isHorizontal ? .horizontal : .vertical) { content })
    case .list(let look): listView(look)
    case .section(let title?): AnyView(Section(title) { content })
    case .section(nil): AnyView(Section { content })
    case .screen(let title): AnyView(NavigationStack { content.navigationTitle(title) })
    case .flow(let spacing): AnyView(FlowLayout(spacing: CGFloat(spacing)) { content })
    case .pressable(let border): border.styled(Button(action: {}, label: { HStack { content } }))
    case .switchable: AnyView(Toggle(isOn: .constant(true)) { content })
    case .reader: AnyView(GeometryReader { _ in VStack { content } })
    default: modifiedView
    }
  }

  @MainActor private func listView(_ look: Look) -> AnyView {
    switch look {
    case .plain: AnyView(List { content }.listStyle(.plain))
    case .insetGrouped: AnyView(List { content }.listStyle(.insetGrouped))
    case .sidebar: AnyView(List { content }.listStyle(.sidebar))
    case .form: AnyView(Form { content })
    }
  }

  @MainActor private var modifiedView: AnyView {
    switch kind {
    case .frame(let width, let height, let x, let y):
      AnyView(first.frame(width: width.points, height: height.points, alignment: Alignment(x, y)))
    case .limits(let minWidth, let maxWidth, let maxHeight, let x, let y):
      AnyView(
        first.frame(
          minWidth: minWidth.points, maxWidth: maxWidth?.points, maxHeight: maxHeight?.points,
          alignment: Alignment(x, y)))
    case .padding(let sides, let length): AnyView(first.padding(sides.edges, length.points))
    case .fixedSize(let isWide, let isHigh):
      AnyView(first.fixedSize(horizontal: isWide, vertical: isHigh))
    case .overlay(let x, let y): AnyView(first.overlay(alignment: Alignment(x, y)) { second })
    case .background(let x, let y): AnyView(first.background(alignment: Alignment(x, y)) { second })
    case .inset(let isTop): AnyView(first.safeAreaInset(edge: isTop ? .top : .bottom) { second })
    case .font(let face): AnyView(first.font(face.font))
    case .lineLimit: AnyView(first.lineLimit(1))
    case .priority: AnyView(first.layoutPriority(1))
    case .offset(let x, let y): AnyView(first.offset(x: CGFloat(x), y: CGFloat(y)))
    case .named(let name): AnyView(first.accessibilityLabel(name))
    default: AnyView(EmptyView())
    }
  }
}

/// Views in lines, each as wide as it likes to be, as words are.
struct FlowLayout: Layout {
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arrangement(in: proposal.width ?? .infinity, of: subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let frames = arrangement(in: bounds.width, of: subviews).frames
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func arrangement(
    in width: CGFloat, of subviews: Subviews
  ) -> (size: CGSize, frames: [CGRect]) {
    var frames: [CGRect] = []
    var (corner, lineHeight, widest) = (CGPoint.zero, CGFloat(0), CGFloat(0))
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if corner.x > 0, corner.x + size.width > width {
        corner = CGPoint(x: 0, y: corner.y + lineHeight + spacing)
        lineHeight = 0
      }
      frames.append(CGRect(origin: corner, size: size))
      corner.x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
      widest = max(widest, corner.x - spacing)
    }
    return (CGSize(width: widest, height: corner.y + lineHeight), frames)
  }
}

// MARK: Values

extension Tree.Hue {
  fileprivate var color: Color {
    switch self {
    case .red: .red
    case .green: .green
    case .blue: .blue
    case .orange: .orange
    case .purple: .purple
    }
  }
}

extension Tree.Horizontal {
  fileprivate var value: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Tree.Vertical {
  fileprivate var value: VerticalAlignment {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    }
  }
}

extension Alignment {
  fileprivate init(_ x: Tree.Horizontal, _ y: Tree.Vertical) {
    self.init(horizontal: x.value, vertical: y.value)
  }
}

extension Tree.Border {
  @MainActor fileprivate func styled<Content: View>(_ button: Content) -> AnyView {
    switch self {
    case .automatic: AnyView(button)
    case .bordered: AnyView(button.buttonStyle(.bordered))
    case .borderedProminent: AnyView(button.buttonStyle(.borderedProminent))
    case .plain: AnyView(button.buttonStyle(.plain))
    }
  }
}

extension Tree.Sides {
  fileprivate var edges: Edge.Set {
    switch self {
    case .all: .all
    case .horizontal: .horizontal
    case .vertical: .vertical
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    }
  }
}

extension Tree.Face {
  fileprivate var font: Font {
    switch self {
    case .title: .title
    case .headline: .headline
    case .footnote: .footnote
    case .caption: .caption
    case .largeTitle: .largeTitle
    }
  }
}

extension Tree.Limit {
  fileprivate var points: CGFloat {
    switch self {
    case .points(let points): CGFloat(points)
    case .infinity: .infinity
    }
  }
}

extension Int? {
  fileprivate var points: CGFloat? { map { CGFloat($0) } }
}
