private enum LabelPartsKey: EnvironmentKey {
  static let defaultValue = LabelElement.Parts.automatic
}
private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }
private enum TextFieldLookKey: EnvironmentKey { static let defaultValue = TextFieldLook.automatic }
private enum ListLookKey: EnvironmentKey { static let defaultValue = ListLook.automatic }
private enum SubmitActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

/// The environment values that determine the look of controls.
extension EnvironmentValues {
  package var labelParts: LabelElement.Parts {
    get { self[LabelPartsKey.self] }
    set { self[LabelPartsKey.self] = newValue }
  }

  package var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  package var textFieldLook: TextFieldLook {
    get { self[TextFieldLookKey.self] }
    set { self[TextFieldLookKey.self] = newValue }
  }

  package var listLook: ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  package var submitAction: (() -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}
