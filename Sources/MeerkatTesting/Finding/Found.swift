import MeerkatViews

/// Something on screen, and how to act on it.
struct Found {
  var info: Driver.Info
  /// The element that events go to.
  let target: Element
  /// What a tap means, nil for what does nothing.
  var tap: ElementEvent?
  /// Whether it is a sheet or alert, which can be closed.
  var closes = false
  /// The row itself, of a row of a list.
  var rowElement: Element?
  /// Further names, such as the prompt of a field.
  var otherNames: [String] = []
  /// The label of the row around it.
  var row: String?

  var names: [String] { [info.label] + otherNames }
}
