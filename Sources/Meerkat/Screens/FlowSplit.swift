public import MeerkatUI

/// A view of two columns, each with a flow that has its own stack.
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
/// The columns are side by side if there is room. On a narrow host they form one stack: the
/// sidebar, with the detail above it while it is shown. Going back from the detail shows the
/// sidebar; both flows keep their journeys, and nothing is lost when the columns are side by side
/// again. Whatever a flow presents covers both columns.
///
/// `showsDetail` says which column the user looks at: its flow's link is the link of the screen,
/// and a link into a column shows that column. In the browser, showing the detail is a step of the
/// history. Where both columns are in sight, the way back from it leads the detail's flow to the
/// root with which it began, unless a guard refuses; if it asks, `showsDetail` waits for the answer.
public struct FlowSplit<Sidebar: View, Detail: View>: View {
  @Binding private var showsDetail: Bool
  private let sidebar: Sidebar
  private let detail: Detail

  @Environment(\.stepContext) private var place
  @Environment(\.horizontalSizeClass) private var room

  /// Creates a view of two columns.
  ///
  /// - Parameters:
  ///   - showsDetail: Whether the user looks at the detail. A narrow host then shows it.
  ///   - sidebar: The leading column, usually a ``FlowView``.
  ///   - detail: The trailing column, usually a ``FlowView``.
  public init(
    showsDetail: Binding<Bool>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    _showsDetail = showsDetail
    let build = ScreenBuild.current
    build?.collectSplit(showsDetail)
    self.sidebar = build?.collect(in: AnyTab(FlowColumn.sidebar), make: sidebar) ?? sidebar()
    self.detail = build?.collect(in: AnyTab(FlowColumn.detail), make: detail) ?? detail()
  }

  public var body: some View {
    NavigationSplitView(preferredCompactColumn: compactColumn) {
      sidebar.environment(\.stepContext, place?.inTab)
    } detail: {
      detail.environment(\.stepContext, place?.inTab)
    }
    .modifier(TellingColumn(showsDetail: $showsDetail, step: place?.step))
  }

  private var compactColumn: Binding<NavigationSplitViewColumn> {
    Binding {
      showsDetail ? .detail : .sidebar
    } set: { column in
      guard column == .sidebar, room == .regular, let step = place?.step,
        let detail = step.content?.child(in: .detail)
      else {
        showsDetail = column == .detail
        return
      }
      // A guard may keep the user there, or ask first.
      detail.node.goHome { [weak step] in step?.actions?.show(.sidebar) }
    }
  }
}

/// Notes that the user looks at another column; a view of its own, so that nothing else is updated
/// then.
private struct TellingColumn: ViewModifier {
  @Binding var showsDetail: Bool
  let step: StepNode?

  func body(content: Content) -> some View {
    content.onChange(of: showsDetail) { step?.flow?.tree.didChange() }
  }
}
