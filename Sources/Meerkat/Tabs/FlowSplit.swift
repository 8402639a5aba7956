public import MeerkatUI

/// Two columns as the screen of a flow's destination, each with a flow that has a stack of its own.
///
/// ```swift
/// FlowSplit(showsDetail: $flow.showsDetail) {
///   FlowView(CustomerListFlow())
/// } detail: {
///   FlowView(customer)
/// }
/// ```
///
/// Each column keeps the flow that it was first given. A detail for another selection is another
/// root of the same flow: `customer.go(.replaceAll(with: Journey(root: .customer(id))))`.
///
/// Side by side where there is room. On a narrow host they are one stack: the sidebar, and on it the
/// detail while it is shown. Going back from there shows the sidebar again; both flows stay where
/// they are, and the columns open out again without losing anything. What a flow presents lies above
/// both.
public struct FlowSplit<Sidebar: View, Detail: View>: View {
  @Binding private var showsDetail: Bool
  private let sidebar: Sidebar
  private let detail: Detail

  @Environment(\.flowPlace) private var place

  /// Creates two columns.
  ///
  /// - Parameters:
  ///   - showsDetail: Whether a narrow host shows the detail; of no meaning where both are seen.
  ///   - sidebar: The leading column, mostly a ``FlowView``.
  ///   - detail: The other column, mostly a ``FlowView``.
  public init(
    showsDetail: Binding<Bool>,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    _showsDetail = showsDetail
    let build = ScreenBuild.current
    build?.collectSplit()
    self.sidebar =
      build?.collect(in: NavigationSplitViewColumn.sidebar, make: sidebar) ?? sidebar()
    self.detail =
      build?.collect(in: NavigationSplitViewColumn.detail, make: detail) ?? detail()
  }

  public var body: some View {
    let column = place.map { FlowPlace(step: $0.step, isTab: true) }
    NavigationSplitView(preferredCompactColumn: compactColumn) {
      sidebar.environment(\.flowPlace, column)
    } detail: {
      detail.environment(\.flowPlace, column)
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
