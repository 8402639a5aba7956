/// A view of two or three columns, each of which leads to the next one.
///
/// Its children are the columns, the leading one first.
package final class SplitElement: VisitableElement {
  package private(set) var columns: [ColumnElement] = []
  /// The column that a user sees where there is room for one, by position.
  package private(set) var compactPosition = 0
  /// The number of columns that a user sees where there is room for all.
  package private(set) var shownCount = 3
  /// Whether the surroundings have room for one column.
  package private(set) var isCompact = false

  private var visibility: Binding<NavigationSplitViewVisibility>?
  private var compactColumn: Binding<NavigationSplitViewColumn>?
  private var ownVisibility = NavigationSplitViewVisibility.automatic

  override init(under parent: Node) {
    super.init(under: parent)
    isCompact = EnvironmentValues(scope: environment).horizontalSizeClass == .compact
    becomeInteractive()
    scheduleEvaluation()
  }

  func connect(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    scheduleEvaluation()
  }

  func add<Content: View>(_ content: Content) {
    let column = ColumnElement(at: columns.count, in: self)
    columns.append(column)
    column.mount(content)
  }

  func update<Content: View>(_ content: Content, at position: Int) {
    columns[position].update(content)
  }

  package override func evaluate() {
    let wanted = observing {
      (visibility?.wrappedValue ?? ownVisibility, compactColumn?.wrappedValue)
    }
    let values = EnvironmentValues(scope: environment, reader: self)
    isCompact = values.horizontalSizeClass == .compact
    shownCount = wanted.0.number(of: columns.count)
    if let column = wanted.1 { compactPosition = column.position(among: columns.count) }
    arrange()
  }

  /// Tells the columns whether they are visible.
  func arrange() {
    for column in columns {
      column.arrange(
        isInSight: column.position == compactPosition,
        isAway: column.position < columns.count - shownCount, isCompact: isCompact)
    }
    contentDidChange()
  }

  /// Shows or hides the leading columns, as the button for that does.
  package override func handle(_ event: ElementEvent) -> Bool {
    guard event == .tap else { return false }
    let new: NavigationSplitViewVisibility = shownCount < columns.count ? .all : .detailOnly
    if let visibility { visibility.wrappedValue = new } else { ownVisibility = new }
    setNeedsEvaluation()
    return true
  }

  package override func forEachChild(_ visit: (Node) -> Void) {
    for column in columns { visit(column) }
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

extension SplitElement {
  /// Whether the app says which column a user sees where there is room for one.
  var isSteered: Bool { compactColumn != nil }

  /// Brings a column to sight where there is room for one.
  func bringToSight(_ position: Int) {
    guard position != compactPosition else { return }
    if let compactColumn {
      compactColumn.wrappedValue = NavigationSplitViewColumn(at: position, of: columns.count)
    } else {
      compactPosition = position
    }
    setNeedsEvaluation()
  }

  /// Takes a user back from a column to the one before.
  func goBack(from column: ColumnElement) {
    guard let previous = column.previous else { return }
    column.stack?.replaceRoot(with: nil)
    previous.clearSelection()
    bringToSight(previous.position)
  }
}
