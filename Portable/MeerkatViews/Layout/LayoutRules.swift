/// The default rule for each kind of element.
@MainActor
final class LayoutRules: ElementVisitor {
  private let engine: LayoutEngine
  private var node: LayoutNode?

  private init(_ engine: LayoutEngine) { self.engine = engine }

  /// Makes the usual rule for an element.
  static func makeNode(for element: Element, in engine: LayoutEngine) -> LayoutNode {
    let rules = LayoutRules(engine)
    element.accept(rules)
    return rules.node ?? LayoutNode(element, in: engine)
  }

  func visit(_ text: TextElement) { node = MeasuredNode(text, in: engine) }
  func visit(_ image: ImageElement) { node = MeasuredNode(image, in: engine) }
  func visit(_ field: TextFieldElement) { node = MeasuredNode(field, in: engine) }
  func visit(_ shape: ShapeElement) { node = FillingNode(shape, in: engine) }
  func visit(_ drawing: DrawingElement) { node = DrawingNode(drawing, in: engine) }
  func visit(_ spacer: SpacerElement) { node = SpacerNode(spacer, in: engine) }
  func visit(_ divider: DividerElement) { node = DividerNode(divider, in: engine) }
  func visit(_ stack: StackElement) { node = StackRule.makeNode(for: stack, in: engine) }
  func visit(_ scroll: ScrollElement) { node = ScrollNode(scroll, in: engine) }
  func visit(_ grid: TrackGridElement) { node = TrackGridNode(grid, in: engine) }
  func visit(_ grid: TableGridElement) { node = TableGridNode(grid, in: engine) }
  func visit(_ row: GridRowElement) { node = GridRowNode(row, in: engine) }
  func visit(_ geometry: GeometryElement) { node = GeometryNode(geometry, in: engine) }
  func visit(_ fitting: FittingElement) { node = FittingNode(fitting, in: engine) }
  func visit(_ layout: LayoutElement) { node = LayoutElementNode(layout, in: engine) }
  func visit(_ decoration: DecorationElement) { node = DecorationNode(decoration, in: engine) }
  func visit(_ actions: ActionsElement) { node = ActionsNode(actions, in: engine) }
  func visit(_ modifier: ModifierElement) { node = makeNode(for: modifier) }

  func visit(_ label: LabelElement) { node = ColumnNode.row(label, in: engine) }
  func visit(_ button: ButtonElement) { node = ColumnNode.row(button, in: engine) }
  func visit(_ toggle: ToggleElement) { node = ColumnNode.row(toggle, in: engine) }
  func visit(_ progress: ProgressElement) { node = ColumnNode.row(progress, in: engine) }
  func visit(_ picker: PickerElement) { node = ColumnNode.row(picker, in: engine) }
  func visit(_ menu: MenuElement) { node = ColumnNode.row(menu, in: engine) }
  func visit(_ list: ListElement) { node = ColumnNode.rows(list, in: engine) }
  func visit(_ skipped: SkippedRowsElement) { node = ColumnNode.row(skipped, in: engine) }
  func visit(_ section: SectionElement) { node = ColumnNode.rows(section, in: engine) }
  func visit(_ alert: AlertElement) { node = ColumnNode.column(alert, in: engine) }

  func visit(_ window: WindowElement) { node = room(window) { $0.children } }
  func visit(_ presentation: PresentationElement) { node = room(presentation) { $0.children } }
  func visit(_ page: TabPageElement) { node = room(page) { $0.children } }

  /// Of screens on top of each other or side by side, only one is in sight.
  func visit(_ navigation: NavigationElement) {
    node = room(navigation) { Array($0.children.suffix(1)) }
  }

  func visit(_ split: SplitElement) {
    node = room(split) { split in
      split.children.filter { ($0 as? ColumnElement)?.isShown ?? false }
    }
  }

  func visit(_ column: ColumnElement) { node = room(column) { $0.children } }

  func visit(_ tabs: TabsElement) {
    node = room(tabs) { $0.children.filter { ($0 as? TabPageElement)?.isSelected ?? true } }
  }

  func visit(_ screen: ScreenElement) {
    node = room(screen) { ($0 as? ScreenElement)?.contentElements ?? [] }
  }

  private func room(_ element: Element, content: @escaping (Element) -> [Element]) -> LayoutNode {
    RoomNode(element, in: engine, content: content)
  }

  private func makeNode(for element: ModifierElement) -> LayoutNode {
    switch element.modifier {
    case .padding, .safeAreaPadding: PaddingNode(element, in: engine)
    case .frame, .containerFrame: FrameNode(element, in: engine)
    case .flexibleFrame: FlexibleFrameNode(element, in: engine)
    case .fixedSize: FixedSizeNode(element, in: engine)
    case .aspectRatio: AspectRatioNode(element, in: engine)
    case .offset: OffsetNode(element, in: engine)
    case .position: PositionNode(element, in: engine)
    case .layoutPriority, .zIndex, .inset: RankNode(element, in: engine)
    case .ignoresSafeArea: UnsafeAreaNode(element, in: engine)
    case .alignmentGuide: AlignmentGuideNode(element, in: engine)
    default: SingleNode(element, in: engine)
    }
  }
}
