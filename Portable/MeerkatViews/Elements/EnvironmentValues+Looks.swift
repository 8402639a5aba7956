/// The environment values that determine the look of controls.
extension EnvironmentValues {
  @Entry package var labelParts = LabelElement.Parts.automatic

  @Entry package var areLabelsHidden = false

  @Entry package var textFieldLook = TextFieldLook.automatic

  @Entry package var listLook = ListLook.automatic

  @Entry package var submitAction: (() -> Void)?
}
