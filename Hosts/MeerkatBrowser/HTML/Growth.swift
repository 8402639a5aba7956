import MeerkatViews

/// Finds out along which axes an element takes whatever room there is: what the layout engine finds by asking for sizes.
///
/// It follows from what the element is and from what its children do, and is kept with the element. A change is told to
/// the elements around it, and goes no further than it makes a difference.
@MainActor
final class Growth: SelectiveVisitor {
  private var axes: Axis.Set = []

  /// Returns the axes along which an element grows.
  func axes(of element: Element) -> Axis.Set {
    element.growth ?? find(element)
  }

  /// Finds out anew what changes have made a difference to.
  ///
  /// - Returns: The elements that grow along other axes than before.
  func update(after operations: [Operation]) -> [Element] {
    var changed: [Element] = []
    for operation in operations {
      let place = operation.place
      // A spacer goes by the stack around it.
      if case .update = operation, place is LayoutElement { forget(inside: place) }
      var next: Element? = place
      while let element = next, element.isMounted {
        if update(element) {
          changed.append(element)
        } else if !(element is GridRowElement) || element === place {
          // A cell counts for its column, too.
          break
        }
        next = element.container
      }
    }
    return changed
  }

  /// What isn't known yet is of no concern to anything around it.
  private func update(_ element: Element) -> Bool {
    guard let known = element.growth else { return false }
    return find(element) != known
  }

  /// Forgets what is known of the elements inside another one.
  func forget(inside element: Element) {
    guard element.state.contains(.isShown) else { return }
    for child in element.children {
      child.growth = nil
      forget(inside: child)
    }
  }

  private func find(_ element: Element) -> Axis.Set {
    axes = []
    element.accept(self)
    element.growth = axes
    return axes
  }

  /// The axes along which any of some elements grows.
  private func visit(anyOf elements: [Element]) {
    var found: Axis.Set = []
    for element in elements where found != [.horizontal, .vertical] {
      found.formUnion(axes(of: element))
    }
    axes = found
  }

  private func visit(wrappedBy element: WrapperElement) {
    // What is inside knows where it is once it was asked for.
    _ = element.children
    axes = element.wrapped.map { axes(of: $0) } ?? []
  }

  private func fill() { axes = [.horizontal, .vertical] }

  func visit(_ text: TextElement) {}
  func visit(_ image: ImageElement) { if image.image.isResizable { fill() } }
  func visit(_ shape: ShapeElement) { fill() }
  func visit(_ drawing: DrawingElement) { fill() }
  func visit(_ stack: StackElement) {
    guard case .layered = stack.arrangement else { return visit(anyOf: stack.children) }
    visit(anyOf: stack.children.filter { !($0 is SpacerElement) })
  }
  func visit(_ spacer: SpacerElement) {
    let axis = spacer.enclosingAxis
    axes =
      axis == .horizontal ? .horizontal : axis == .vertical ? .vertical : [.horizontal, .vertical]
  }
  func visit(_ divider: DividerElement) { axes = divider.isUpright ? .vertical : .horizontal }
  func visit(_ label: LabelElement) { visit(anyOf: label.children) }
  func visit(_ button: ButtonElement) { visit(anyOf: button.children) }
  func visit(_ toggle: ToggleElement) {
    guard !toggle.isLabelHidden else { return }
    visit(anyOf: toggle.children)
    axes.insert(.horizontal)
  }
  func visit(_ field: TextFieldElement) {
    if !field.kind.isCompact { axes = field.isEditor ? [.horizontal, .vertical] : .horizontal }
  }
  func visit(_ progress: ProgressElement) { if progress.fraction != nil { axes = .horizontal } }
  func visit(_ picker: PickerElement) {
    let isWide = picker.look != .menu || !picker.isLabelHidden && !picker.labelElements.isEmpty
    if isWide { axes = .horizontal }
  }
  func visit(_ menu: MenuElement) {}
  func visit(_ list: ListElement) { fill() }
  func visit(_ section: SectionElement) { visit(anyOf: section.children) }
  func visit(_ scroll: ScrollElement) {
    axes = scroll.axes.contains(.vertical) ? [.horizontal, .vertical] : .horizontal
  }
  func visit(_ grid: TrackGridElement) {
    axes = grid.grid.axis == .vertical ? .horizontal : .vertical
  }
  func visit(_ grid: TableGridElement) {
    visit(anyOf: grid.children)
    axes.remove(.vertical)
  }
  func visit(_ row: GridRowElement) { visit(anyOf: row.children) }
  func visit(_ decoration: DecorationElement) { visit(wrappedBy: decoration) }
  func visit(_ actions: ActionsElement) { visit(wrappedBy: actions) }
  func visit(_ navigation: NavigationElement) { fill() }
  func visit(_ screen: ScreenElement) {}
  func visit(_ split: SplitElement) { fill() }
  func visit(_ tabs: TabsElement) { fill() }
  func visit(_ presentation: PresentationElement) {}
  func visit(_ alert: AlertElement) {}
  func visit(_ geometry: GeometryElement) { fill() }
  func visit(_ layout: LayoutElement) {
    guard layout.arrangement == nil else { return visit(anyOf: layout.children) }
    // It takes the room to know it; then it is as wide as it says.
    axes = layout.places.map { $0.fillsHeight ? .vertical : [] } ?? .horizontal
  }
  func visit(_ fitting: FittingElement) {
    if fitting.axes.contains(.horizontal) { axes = .horizontal }
  }

  func visit(_ modifier: ModifierElement) {
    switch modifier.modifier {
    case .position: return fill()
    default: visit(wrappedBy: modifier)
    }
    switch modifier.modifier {
    case .frame(let width, let height, _):
      if width != nil { axes.remove(.horizontal) }
      if height != nil { axes.remove(.vertical) }
    case .flexibleFrame(let frame):
      limit(.horizontal, frame.maxWidth)
      limit(.vertical, frame.maxHeight)
    case .containerFrame(let frame):
      if frame.width != nil { contain(.horizontal, modifier.scrollView(along: .horizontal)) }
      if frame.height != nil { contain(.vertical, modifier.scrollView(along: .vertical)) }
    case .fixedSize(let isWide, let isHigh):
      if isWide { axes.remove(.horizontal) }
      if isHigh { axes.remove(.vertical) }
    default: break
    }
  }

  /// What follows from a scroll view's length doesn't grow; elsewhere it follows from what it is offered.
  private func contain(_ axis: Axis.Set, _ scroll: ScrollElement?) {
    if scroll != nil { axes.remove(axis) } else { axes.insert(axis) }
  }

  /// What grows up to a length has that length where there is room.
  private func limit(_ axis: Axis.Set, _ most: CGFloat?) {
    guard let most else { return }
    if most.isFinite { axes.remove(axis) } else { axes.insert(axis) }
  }
}

extension Growth {
  /// Returns which columns of a grid of rows share what is left: those of which a cell grows.
  func columns(of grid: TableGridElement) -> [Bool] {
    var grows = [Bool](repeating: false, count: grid.columnCount)
    let rows = grid.children.compactMap { TableGridElement.row($0) }
    if rows.isEmpty { return [axes(of: grid).contains(.horizontal)] }
    for row in rows {
      var column = 0
      for cell in row.children {
        if cell.gridColumns == 1, axes(of: cell).contains(.horizontal) { grows[column] = true }
        column += cell.gridColumns
      }
    }
    return grows
  }
}

extension Operation {
  /// What has changed, or in which something has come, moved or gone.
  var place: Element {
    switch self {
    case .insert(_, let parent, _), .move(_, let parent, _), .remove(_, let parent): parent
    case .update(let element): element
    }
  }
}

extension HTMLRenderer {
  /// Writes along which axes an element grows, as classes that containers go by.
  func writeGrowth(of element: Element) {
    let axes = growth.axes(of: element)
    if axes.contains(.horizontal) { writer.className("gx") }
    if axes.contains(.vertical) { writer.className("gy") }
  }
}

extension Element {
  /// The axes along which the element grows, if that is known.
  fileprivate var growth: Axis.Set? {
    get {
      let state = state
      guard state.contains(.knowsGrowth) else { return nil }
      var axes: Axis.Set = state.contains(.growsWide) ? .horizontal : []
      if state.contains(.growsHigh) { axes.insert(.vertical) }
      return axes
    }
    set {
      var new = state
      new.set(.knowsGrowth, newValue != nil)
      new.set(.growsWide, newValue?.contains(.horizontal) == true)
      new.set(.growsHigh, newValue?.contains(.vertical) == true)
      state = new
    }
  }
}
