import MeerkatViews

/// What a page was last sent about controls that it can change itself, and about its screens.
@MainActor
package final class PageMemory {
  /// A field or a switch, with its value in the page.
  struct Control {
    weak var element: Element?
    var value: Value
    /// The tag as it was last written; nil until the first change.
    var tag: HTML?
    /// What a choice consists of, as it was last written.
    var choice: Choice?
  }

  /// The content of a picker, without the selection.
  struct Choice: Equatable {
    let look: PickerLook
    let options: [String]
    let title: String
    let isLabelHidden: Bool
    let isEnabled: Bool

    @MainActor init(_ picker: PickerElement) {
      look = picker.look
      options = picker.options.map(\.title)
      title = picker.title
      isLabelHidden = picker.isLabelHidden
      isEnabled = picker.isEnabledNow
    }
  }

  /// The value of a control.
  enum Value: Equatable {
    case text(String)
    case isOn(Bool)
    /// The position of an option, nil for none.
    case option(Int?)
  }

  private var controls: [Int: Control] = [:]
  private var places: [Int: WeakElement] = [:]
  /// The views that custom layouts place.
  private var placedViews: [Int: WeakElement] = [:]
  /// The tags of each custom layout and of the places in it, as far as patches have written them.
  var layoutTags: [Int: [Int: HTML]] = [:]
  /// The stacks and columns, of which a user can go back.
  private var waysBack: [WeakElement] = []
  private var limit = 64
  /// Whether the page has shown choices whose options are no elements of it.
  private(set) var hasMenuChoices = false
  /// Whether the page has shown buttons that lie behind their labels.
  var hasButtonsBehindLabels = false
  /// The buttons that select rows, by the rows.
  var rowChoices: [Int: RowChoice] = [:]
  /// The texts after which the page names the actions of rows.
  var rowNames: [Int: Int] = [:]

  /// How the page lets a user edit rows, by the rows.
  var editableRows: [Int: Editing] = [:]

  /// How a row can be edited, and what swipes over it show.
  struct Editing: Equatable {
    let canDelete: Bool
    let canMove: Bool
    let swipes: [Int]

    /// Nil for a row that can't be edited.
    @MainActor init?(_ row: Element) {
      let editing = row.rowEditing
      canDelete = editing?.canDelete == true
      canMove = editing?.canMove == true
      swipes = row.swipeActions.map(\.id)
      if !canDelete, !canMove, swipes.isEmpty { return nil }
    }
  }

  /// The button that selects a row, as it was last written.
  struct RowChoice: Equatable {
    let name: String
    let isSelected: Bool

    @MainActor init(_ row: Element, in list: ListElement) {
      name = AccessibleName.of([row])
      isSelected = list.isSelected(row)
    }
  }

  private struct WeakElement {
    weak var element: Element?
  }

  package init() {}

  /// Forgets everything: the page is written anew.
  func forgetAll() {
    controls = [:]
    places = [:]
    placedViews = [:]
    layoutTags = [:]
    waysBack = []
    rowChoices = [:]
    rowNames = [:]
    editableRows = [:]
  }

  /// Forgets a row that the page shows no longer.
  func forgetRow(_ row: Int) {
    rowChoices[row] = nil
    rowNames[row] = nil
    editableRows[row] = nil
  }

  /// Whether the page shows rows to select.
  var hasRowChoices: Bool { !rowChoices.isEmpty }

  /// Returns whether the actions of a row are named after a text; true for a row without actions.
  func isNamed(_ row: Int, after text: Int?) -> Bool { rowNames[row].map { $0 == text } ?? true }

  /// Whether a change inside a row may change what the page calls it.
  var namesRows: Bool { hasRowChoices || !rowNames.isEmpty }

  func note(_ field: TextFieldElement) { note(field, .text(field.text)) }

  func note(_ toggle: ToggleElement) { note(toggle, .isOn(toggle.isOn)) }

  func note(_ picker: PickerElement) {
    note(picker, .option(picker.selectedPosition))
    controls[picker.id]?.choice = Choice(picker)
    if picker.look == .menu { hasMenuChoices = true }
  }

  private func note(_ element: Element, _ value: Value) {
    if controls.count > limit { dropGone() }
    controls[element.id] = Control(element: element, value: value)
  }

  /// Notes a place whose size the page tells.
  func note(_ sized: any SizedElement) {
    if places.count > limit { dropGone() }
    places[sized.id] = WeakElement(element: sized)
  }

  /// Notes a view whose size the page tells to the custom layout around it.
  func notePlaced(_ view: Element) {
    if placedViews.count > limit { dropGone() }
    placedViews[view.id] = WeakElement(element: view)
  }

  /// Takes note of a size that the page has told.
  func resize(_ id: Int, to size: CGSize) {
    place(id)?.resize(to: size)
    guard let view = placedViews[id]?.element, view.isMounted else { return }
    (view.container as? LayoutElement)?.resize(view, to: size)
  }

  func noteWayBack(_ element: Element) {
    waysBack.removeAll { $0.element == nil || $0.element === element }
    waysBack.append(WeakElement(element: element))
  }

  /// The place with a number, if it is still there.
  func place(_ id: Int) -> (any SizedElement)? { places[id]?.element as? any SizedElement }

  /// The stacks of screens, and the columns, that are there.
  var liveWaysBack: [Element] { waysBack.compactMap(\.element).filter(\.isMounted) }

  subscript(control id: Int) -> Control? {
    get { controls[id] }
    set { controls[id] = newValue }
  }

  /// Elements leave with what is around them, without a word of their own.
  private func dropGone() {
    controls = controls.filter { $0.value.element?.isMounted == true }
    places = places.filter { $0.value.element?.isMounted == true }
    placedViews = placedViews.filter { $0.value.element?.isMounted == true }
    layoutTags = layoutTags.filter { places[$0.key] != nil }
    limit = max(64, 2 * max(controls.count, places.count, placedViews.count))
  }
}
