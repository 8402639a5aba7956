import MeerkatViews

extension Driver {
  /// Taps an element.
  ///
  /// Presses a button or link, opens a row, flips a switch, selects a tab or focuses a field.
  ///
  /// - Parameter query: The element, by its label or by role and label: `"Save"`,
  ///   `.button("Save")`.
  /// - Throws: ``Driver/Error`` if the element isn't there, or is ambiguous, covered, disabled or
  ///   can't be tapped.
  public func tap(_ query: Query) throws(Driver.Error) {
    let found = try find(query, for: "tap") { $0.tap != nil }
    if found.info.role == .textField { return try focus(found) }
    try send(found.tap ?? .tap, to: found)
  }

  /// Taps the element with a label.
  ///
  /// - Parameter label: The label, whole or in part.
  /// - Throws: ``Driver/Error`` if the element isn't there, or is ambiguous, covered, disabled or
  ///   can't be tapped.
  public func tap(_ label: String) throws(Driver.Error) { try tap(Query(label: label)) }

  /// Types text at the end of a field, one character after the other, as a user does.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - query: The field, by its label or prompt.
  /// - Throws: ``Driver/Error`` if there is no such field, or it is disabled.
  public func type(_ text: String, into query: Query) throws(Driver.Error) {
    let found = try field(query)
    try focus(found)
    for character in text {
      let old = (found.target as? TextFieldElement)?.text ?? ""
      try send(.input(old + String(character)), to: found)
    }
  }

  /// Types text at the end of the only field.
  ///
  /// - Parameter text: The text to type.
  /// - Throws: ``Driver/Error`` if there is no field, or more than one.
  public func type(_ text: String) throws(Driver.Error) {
    try type(text, into: Query(role: .textField))
  }

  /// Deletes the text in a field.
  ///
  /// - Parameter query: The field, by its label or prompt.
  /// - Throws: ``Driver/Error`` if there is no such field, or it is disabled.
  public func clear(_ query: Query) throws(Driver.Error) {
    let found = try field(query)
    try focus(found)
    try send(.input(""), to: found)
  }

  /// Presses the return key in a field.
  ///
  /// - Parameter query: The field, by its label or prompt.
  /// - Throws: ``Driver/Error`` if there is no such field, or it is disabled.
  public func submit(_ query: Query) throws(Driver.Error) {
    let found = try field(query)
    try focus(found)
    try send(.submit, to: found)
  }

  private func field(_ query: Query) throws(Driver.Error) -> FoundElement {
    try find(query, for: "type into") { $0.info.role == .textField }
  }

  /// Turns a switch, or a button with the trait `isToggle`, on or off.
  ///
  /// - Parameters:
  ///   - query: The switch, by its label.
  ///   - isOn: The new state, or nil for the opposite of the current one.
  /// - Throws: ``Driver/Error`` if there is no such switch, or it is disabled.
  public func toggle(_ query: Query, to isOn: Bool? = nil) throws(Driver.Error) {
    let found = try find(query, for: "toggle") { $0.info.role == .toggle }
    let now = found.info.isOn ?? false
    // A button with the trait `isToggle` can only be tapped.
    guard found.target is ButtonElement else { return try send(.toggle(isOn ?? !now), to: found) }
    if isOn != now { try send(.tap, to: found) }
  }

  /// Selects a tab.
  ///
  /// - Parameter label: The name of the tab.
  /// - Throws: ``Driver/Error`` if there is no tab with that name.
  public func select(tab label: String) throws(Driver.Error) { try tap(.tab(label)) }

  /// Goes back one screen with the back button: the system's, or the app's own in its place, which
  /// has the shortcut `.cancelAction`.
  ///
  /// - Throws: ``Driver/Error`` if there is no back button.
  public func back() throws(Driver.Error) {
    guard let found = reading().last(where: { $0.tap == .back || $0.isOwnBackButton }) else {
      throw error(.nothing(to: "go back to"))
    }
    try send(found.tap ?? .back, to: found)
  }

  /// Closes the topmost sheet, cover or alert without choosing anything.
  ///
  /// - Throws: ``Driver/Error`` if there is none, or a user can't close it.
  public func close() throws(Driver.Error) {
    guard let found = reading().last(where: { $0.closes }) else {
      throw error(.nothing(to: "close"))
    }
    try send(.close, to: found)
  }
}

extension FoundElement {
  /// Whether the app shows it in the place of the system's back button.
  @MainActor fileprivate var isOwnBackButton: Bool {
    target.enclosing(ScreenElement.self)?.ownBackButton === target
  }
}

extension ElementEvent {
  /// What a user does, in words.
  var name: String {
    switch self {
    case .tap: "tap"
    case .input: "type into"
    case .toggle: "toggle"
    case .submit: "submit"
    case .back: "leave"
    case .close: "close"
    case .select: "choose"
    case .focus: "focus"
    case .reveal: "scroll to"
    case .delete: "delete"
    case .move: "move"
    case .press: "press"
    case .hover: "point at"
    case .refresh: "refresh"
    }
  }
}
