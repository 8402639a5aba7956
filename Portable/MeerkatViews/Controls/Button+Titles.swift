public import MeerkatFoundation

extension Button where Label == Text {
  /// Creates a button with a title, which may have a role.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title, which may have a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button with a title, which may have a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == MeerkatViews.Label<Text, Image> {
  /// Creates a button with a title and a symbol, which may have a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { MeerkatViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol, which may have a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { MeerkatViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol, which may have a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      MeerkatViews.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a button with a title and a picture, which may have a role.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { MeerkatViews.Label(titleKey, image: image) }
  }

  /// Creates a button with a title and a picture, which may have a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { MeerkatViews.Label(title, image: image) }
  }

  /// Creates a button with a title and a picture, which may have a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { MeerkatViews.Label(titleResource, image: image) }
  }
}
