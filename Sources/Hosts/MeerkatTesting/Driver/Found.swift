import MeerkatViews

/// An element on screen, and how to act on it.
struct Found {
  var info: Driver.Info
  /// The element that events go to.
  let target: Element
  /// The event of a tap, or nil if a tap does nothing.
  var tap: ElementEvent?
  /// What its gesture needs to be recognised.
  var gesture: GestureNeeds?
  /// Whether it is a sheet or alert, which can be closed.
  var closes = false
  /// The element of the row, if this is a row of a list.
  var rowElement: Element?
  /// What offers further actions for it in a menu.
  var actions: ActionsElement?
  /// Further names, such as the prompt of a field.
  var otherNames: [String] = []
  /// The label of the row around it.
  var row: String?

  var names: [String] { [info.label] + otherNames }
}
