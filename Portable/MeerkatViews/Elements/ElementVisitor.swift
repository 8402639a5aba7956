/// A host's user of elements: one function for each kind, so that none is forgotten.
@MainActor
package protocol ElementVisitor: AnyObject {
  func visit(_ window: WindowElement)
  func visit(_ text: TextElement)
  func visit(_ image: ImageElement)
  func visit(_ shape: ShapeElement)
  func visit(_ drawing: DrawingElement)
  func visit(_ stack: StackElement)
  func visit(_ spacer: SpacerElement)
  func visit(_ divider: DividerElement)
  func visit(_ label: LabelElement)
  func visit(_ button: ButtonElement)
  func visit(_ toggle: ToggleElement)
  func visit(_ field: TextFieldElement)
  func visit(_ progress: ProgressElement)
  func visit(_ picker: PickerElement)
  func visit(_ menu: MenuElement)
  func visit(_ list: ListElement)
  func visit(_ section: SectionElement)
  func visit(_ skipped: SkippedRowsElement)
  func visit(_ scroll: ScrollElement)
  func visit(_ grid: TrackGridElement)
  func visit(_ grid: TableGridElement)
  func visit(_ row: GridRowElement)
  func visit(_ modifier: ModifierElement)
  func visit(_ decoration: DecorationElement)
  func visit(_ actions: ActionsElement)
  func visit(_ navigation: NavigationElement)
  func visit(_ screen: ScreenElement)
  func visit(_ split: SplitElement)
  func visit(_ column: ColumnElement)
  func visit(_ tabs: TabsElement)
  func visit(_ page: TabPageElement)
  func visit(_ presentation: PresentationElement)
  func visit(_ alert: AlertElement)
  func visit(_ geometry: GeometryElement)
  func visit(_ layout: LayoutElement)
  func visit(_ fitting: FittingElement)
}

/// A visitor that is interested in some kinds of elements only, such as in those with a look of their own.
package protocol SelectiveVisitor: ElementVisitor {}

extension SelectiveVisitor {
  package func visit(_ window: WindowElement) {}
  package func visit(_ column: ColumnElement) {}
  package func visit(_ stack: StackElement) {}
  package func visit(_ spacer: SpacerElement) {}
  package func visit(_ label: LabelElement) {}
  package func visit(_ skipped: SkippedRowsElement) {}
  package func visit(_ scroll: ScrollElement) {}
  package func visit(_ grid: TrackGridElement) {}
  package func visit(_ grid: TableGridElement) {}
  package func visit(_ row: GridRowElement) {}
  package func visit(_ decoration: DecorationElement) {}
  package func visit(_ actions: ActionsElement) {}
  package func visit(_ navigation: NavigationElement) {}
  package func visit(_ page: TabPageElement) {}
  package func visit(_ geometry: GeometryElement) {}
  package func visit(_ layout: LayoutElement) {}
  package func visit(_ fitting: FittingElement) {}
}
