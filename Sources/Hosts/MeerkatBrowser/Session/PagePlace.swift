/// An app's address and title, as the browser's history and title bar show them.
struct PagePlace: Equatable {
  /// The number of steps that a person can go back.
  var depth = 0
  var title = ""
  /// The address of what is shown, if the app tells one.
  var address: PageAddress?
}
