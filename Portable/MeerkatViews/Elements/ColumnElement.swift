/// One column of a split view.
///
/// Its child is a stack of screens: the app's content is the root, which is replaced by the
/// destination of a previous column.
package final class ColumnElement: ContainerElement, PreferenceReader {
  package let position: Int
  package private(set) var width: ColumnWidth?
  /// Whether a user sees this column where there is room for one.
  package private(set) var isInSight = false
  /// Whether the column is hidden where there is room for all.
  package private(set) var isAway = false
  /// Whether there is room for one column, and a user sees one before this.
  package var isAhead: Bool { split.isCompact && position > split.compactPosition }
  /// Whether a user sees this column.
  package var isShown: Bool { presence.isSelfVisible }

  /// The stack of the column itself.
  private(set) weak var stack: NavigationElement?
  /// The stack that the app has put into the column.
  private weak var innerStack: NavigationElement?
  private weak var selector: ListElement?
  private unowned let split: SplitElement
  private let presence: Presence

  init(at position: Int, in split: SplitElement) {
    self.position = position
    self.split = split
    presence = Presence(
      inside: EnvironmentValues(scope: split.environment).presence, isVisible: false)
    super.init(under: split)
    state.insert(.readsPreferences)
    var values = EnvironmentValues(scope: environment)
    values.presence = presence
    values.column = self
    values.navigation = nil
    if position > 0 { values.outerSearch = nil }
    environment = values.scope
  }

  var preferenceKeys: [ObjectIdentifier] { [ObjectIdentifier(ColumnWidthKey.self)] }

  func preferencesDidChange() {
    let new = preference(ColumnWidthKey.self)
    guard new != width else { return }
    width = new
    contentDidChange()
  }

  func arrange(isInSight: Bool, isAway: Bool, isCompact: Bool) {
    if (isInSight, isAway) != (self.isInSight, self.isAway) { contentDidChange() }
    self.isInSight = isInSight
    self.isAway = isAway
    presence.change(to: isCompact ? isInSight : !isAway)
    frontStack?.screens.first?.backDidChange()
  }

  package override func willUnmount() {
    super.willUnmount()
    presence.end()
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

extension ColumnElement {
  var previous: ColumnElement? { position > 0 ? split.columns[position - 1] : nil }

  var next: ColumnElement? { split.columns.dropFirst(position + 1).first }

  /// Whether the columns stand on top of each other.
  var isOnTop: Bool { split.isCompact }

  /// The stack whose bar a user sees: the app's own, unless a column before has put something in
  /// its place.
  package var frontStack: NavigationElement? {
    if let innerStack, stack?.isLed == false { return innerStack }
    return stack
  }

  /// The title of what a user sees in the column.
  package var title: String { frontStack?.screens.last?.title ?? "" }

  /// Takes in a stack that was made inside: the first one is the column's, the next one the app's.
  func join(_ new: NavigationElement, inside outer: NavigationElement?) {
    if stack == nil {
      stack = new
    } else if outer === stack, innerStack == nil {
      innerStack = new
      stack?.setRootBare(true)
    }
  }

  /// Lets go of a stack that has gone.
  func leave(_ old: NavigationElement) {
    guard innerStack === old else { return }
    innerStack = nil
    stack?.setRootBare(false)
  }

  /// Tells the next column that its way back may have changed.
  func titleDidChange() { next?.frontStack?.screens.first?.backDidChange() }

  /// Takes a user back to the column before.
  func goBack() { split.goBack(from: self) }

  /// Shows in the next column what something in this one leads to.
  ///
  /// Returns false in the last column.
  func replaceRoot(with entry: StackEntry) -> Bool {
    guard let next else { return false }
    next.stack?.replaceRoot(with: entry)
    split.bringToSight(next.position)
    return true
  }

  /// Takes away what a push in this column has put into the next one.
  func withdraw(_ push: LocalPushNode) {
    guard let next, next.stack?.isLed(by: push) == true else { return }
    next.stack?.replaceRoot(with: nil)
    if split.compactPosition > position { split.bringToSight(position) }
  }

  /// Reacts to the selection of a list in this column.
  func selectionDidChange(in list: ListElement, isFirst: Bool) {
    selector = list
    guard let next else { return }
    if list.selected.isEmpty {
      if !isFirst, split.compactPosition > position { split.bringToSight(position) }
    } else if !isFirst || !split.isSteered {
      replaceRoot(byChoice: next)
    }
  }

  /// Brings the next column to sight, because a user has chosen something in this one.
  func choiceWasMade() {
    if let next { replaceRoot(byChoice: next) }
  }

  private func replaceRoot(byChoice next: ColumnElement) {
    next.stack?.replaceRoot(with: nil)
    if runtime.whims.contains(.popsDetail) { next.frontStack?.goBack(to: 0) }
    if split.compactPosition <= position { split.bringToSight(next.position) }
  }

  func clearSelection() { selector?.clearSelection() }
}

extension EnvironmentValues {
  /// The column of a split view in which a view stands.
  var column: ColumnElement? {
    get { columnReference?.element }
    set { columnReference = WeakReference(newValue) }
  }

  @Entry private var columnReference: WeakReference<ColumnElement>?
}
