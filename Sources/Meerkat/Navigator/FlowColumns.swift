import MeerkatUI

/// A column of a ``FlowSplit``, in the order in which one leads to the next.
enum FlowColumn: Int, CaseIterable, Comparable {
  case sidebar, content, detail

  init(_ column: NavigationSplitViewColumn) {
    self = Self.allCases.first { $0.name == column } ?? .sidebar
  }

  /// SwiftUI's name of the column.
  var name: NavigationSplitViewColumn { [.sidebar, .content, .detail][rawValue] }

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// What a flow keeps of the columns in one of its screens.
struct FlowColumns {
  /// The column that the user looks at.
  let current: Binding<NavigationSplitViewColumn>

  /// Which columns are shown where there is room, if the flow keeps that.
  let visibility: Binding<NavigationSplitViewVisibility>?

  private let count: Int

  init(
    _ current: Binding<NavigationSplitViewColumn>,
    _ visibility: Binding<NavigationSplitViewVisibility>?, count: Int
  ) {
    (self.current, self.visibility, self.count) = (current, visibility, count)
  }

  /// The column that the user looks at.
  var column: FlowColumn { FlowColumn(current.wrappedValue) }

  /// Shows a column where there is room for one.
  func show(_ column: FlowColumn) {
    // What is so already isn't set: a binding of the app's own may do more than to remember.
    if column != self.column { current.wrappedValue = column.name }
  }

  /// Whether the user has hidden a column where there is room for all.
  func hides(_ column: FlowColumn) -> Bool {
    switch visibility?.wrappedValue {
    case .detailOnly: column != .detail
    case .doubleColumn: column == .sidebar && count == 3
    default: false
    }
  }

  /// Shows a column where a link leads, whatever the user has hidden.
  func reveal(_ column: FlowColumn) {
    show(column)
    if hides(column) { visibility?.wrappedValue = .all }
  }

  /// The names in archives of the column that the user looks at, and of what is shown.
  var names: [String?] { ["\(column)", visibilityName] }

  /// What is shown, if the flow keeps that.
  var visibilityName: String? {
    get { Self.visibilities.first { $0.value == visibility?.wrappedValue }?.key }
    nonmutating set {
      guard let new = Self.visibilities.first(where: { $0.key == newValue }) else { return }
      visibility?.wrappedValue = new.value
    }
  }

  // The last one may be equal to another: SwiftUI has it be what a device does by itself.
  private static var visibilities: KeyValuePairs<String, NavigationSplitViewVisibility> {
    [
      "all": .all, "doubleColumn": .doubleColumn, "detailOnly": .detailOnly,
      "automatic": .automatic,
    ]
  }
}
