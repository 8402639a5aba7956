public import MeerkatUI

/// A view of two or three columns, each with a flow that has its own stack.
///
/// ```swift
/// FlowSplit(showsDetail: $flow.showsDetail) {
///   FlowView(CustomerListFlow())
/// } detail: {
///   FlowView(customer)
/// }
/// ```
///
/// Each column keeps the first flow it is given. To show the detail of another selection, give the
/// same flow another root, and set `showsDetail`:
///
/// ```swift
/// customer.go(.replaceAll(with: Journey(.customer(id))))
/// showsDetail = true
/// ```
///
/// The columns are side by side if there is room. On a narrow host they form one stack, up to the
/// column that the user looks at. Going back shows the column before; the flows keep their journeys,
/// and nothing is lost when the columns are side by side again. Whatever a flow presents covers all
/// columns.
///
/// The flow says which column the user looks at: its flow's link is the link of the screen, and a
/// link into a column shows that column. In the browser, showing the next column is a step of the
/// history. Where the columns are in sight together, the way back from one leads its flow to the
/// root with which it began, unless a guard refuses; if it asks, the column waits for the answer.
public struct FlowSplit<Sidebar: View, Content: View, Detail: View>: View {
  private let columns: FlowColumns
  private let sidebar: Sidebar
  private let content: Content?
  private let detail: Detail

  /// Which columns are shown, if the flow doesn't keep that.
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @Environment(\.stepContext) private var place
  @Environment(\.horizontalSizeClass) private var room

  /// Creates a view of two columns.
  ///
  /// - Parameters:
  ///   - columnVisibility: Whether the sidebar is shown where there is room, which the user can
  ///     change; nil if the flow doesn't need to know.
  ///   - showsDetail: Whether the user looks at the detail. A narrow host then shows it.
  ///   - sidebar: The leading column, usually a ``FlowView``.
  ///   - detail: The trailing column, usually a ``FlowView``.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    showsDetail: Binding<Bool>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    let current = Binding<NavigationSplitViewColumn> {
      showsDetail.wrappedValue ? .detail : .sidebar
    } set: {
      showsDetail.wrappedValue = $0 == .detail
    }
    self.init(FlowColumns(current, columnVisibility, count: 2), sidebar, { nil }, detail)
  }

  /// Creates a view of three columns.
  ///
  /// ```swift
  /// FlowSplit(columnVisibility: $flow.visibility, preferredCompactColumn: $flow.column) {
  ///   FlowView(FoldersFlow())
  /// } content: {
  ///   FlowView(messages)
  /// } detail: {
  ///   FlowView(message)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - columnVisibility: Which of the leading columns are shown where there is room, which the user
  ///     can change; nil if the flow doesn't need to know.
  ///   - preferredCompactColumn: The column that the user looks at. A narrow host shows it.
  ///   - sidebar: The leading column, usually a ``FlowView``.
  ///   - content: The column in the middle, usually a ``FlowView``.
  ///   - detail: The trailing column, usually a ``FlowView``.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>? = nil,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      FlowColumns(preferredCompactColumn, columnVisibility, count: 3), sidebar, { content() },
      detail)
  }

  private init(
    _ columns: FlowColumns, _ sidebar: () -> Sidebar, _ content: () -> Content?,
    _ detail: () -> Detail
  ) {
    self.columns = columns
    let build = ScreenBuild.current
    build?.collect(columns)
    func collect<Column>(_ column: FlowColumn, _ make: () -> Column) -> Column {
      build?.collect(in: AnyTab(column), make: make) ?? make()
    }
    self.sidebar = collect(.sidebar, sidebar)
    self.content = collect(.content, content)
    self.detail = collect(.detail, detail)
  }

  public var body: some View {
    split
      .environment(\.stepContext, place?.inTab)
      .modifier(TellingColumns(columns: columns, step: place?.step))
  }

  @ViewBuilder private var split: some View {
    let visibility = columns.visibility ?? $visibility
    if let content {
      NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: compactColumn) {
        sidebar
      } content: {
        content
      } detail: {
        detail
      }
    } else {
      NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: compactColumn) {
        sidebar
      } detail: {
        detail
      }
    }
  }

  private var compactColumn: Binding<NavigationSplitViewColumn> {
    Binding {
      columns.current.wrappedValue
    } set: { next in
      let (column, left) = (FlowColumn(next), columns.column)
      guard column < left, room == .regular, let step = place?.step,
        let child = step.content?.child(in: left)
      else {
        columns.current.wrappedValue = next
        return
      }
      // A guard may keep the user there, or ask first.
      child.node.goHome { [weak step] in step?.columns?.show(column) }
    }
  }
}

/// Notes that the user looks at other columns; a view of its own, so that nothing else is updated
/// then.
private struct TellingColumns: ViewModifier {
  let columns: FlowColumns
  let step: StepNode?

  func body(content: Content) -> some View {
    content.onChange(of: columns.names) { step?.flow?.tree.didChange() }
  }
}
