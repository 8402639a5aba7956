extension Button where Label == Text {
  /// Creates a button with a title, which may have a role.
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Button where Label == MeerkatViews.Label<Text, Image> {
  /// Creates a button with a title and a symbol, which may have a role.
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { MeerkatViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a picture, which may have a role.
  @_disfavoredOverload
  @TextForms
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { MeerkatViews.Label(titleKey, image: image) }
  }
}
