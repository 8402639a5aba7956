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
/// same flow another root: `customer.go(.replaceAll(with: Journey(root: .customer(id))))`.
///
/// The columns are side by side if there is room. On a narrow host they form one stack: the
/// sidebar, with the detail above it while it is shown. Going back from the detail shows the
/// sidebar; both flows keep their journeys, and nothing is lost when the columns are side by side
/// again. Whatever a flow presents covers both columns.
public struct FlowSplit<Sidebar: View, Detail: View>: View {
  /// The name of a column among the flows of a screen.
  private enum Column { case sidebar, detail }

  @Binding private var showsDetail: Bool
  private let sidebar: Sidebar
  private let detail: Detail

  @Environment(\.flowPlace) private var place

  /// Creates a view of two columns.
  ///
  /// - Parameters:
  ///   - showsDetail: Whether a narrow host shows the detail; has no effect where both columns are
  ///     visible.
  ///   - sidebar: The leading column, usually a ``FlowView``.
  ///   - detail: The trailing column, usually a ``FlowView``.
  public init(
    showsDetail: Binding<Bool>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    _showsDetail = showsDetail
    let build = ScreenBuild.current
    build?.collectSplit()
    self.sidebar = build?.collect(in: Column.sidebar, make: sidebar) ?? sidebar()
    self.detail = build?.collect(in: Column.detail, make: detail) ?? detail()
  }

  public var body: some View {
    NavigationSplitView(preferredCompactColumn: compactColumn) {
      sidebar.environment(\.flowPlace, place?.inTab)
    } detail: {
      detail.environment(\.flowPlace, place?.inTab)
    }
  }

  private var compactColumn: Binding<NavigationSplitViewColumn> {
    Binding {
      showsDetail ? .detail : .sidebar
    } set: { column in
      showsDetail = column == .detail
    }
  }
}
