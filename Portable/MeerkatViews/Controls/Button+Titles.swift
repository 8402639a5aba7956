public import MeerkatFoundation

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }

  /// Creates a button with a title and a role.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == MeerkatViews.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { MeerkatViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { MeerkatViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { MeerkatViews.Label(titleResource, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol, and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { MeerkatViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol, and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { MeerkatViews.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol, and a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) {
      MeerkatViews.Label(titleResource, systemImage: systemImage)
    }
  }

  /// Creates a button with a title and a picture.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, image: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { MeerkatViews.Label(titleKey, image: image) }
  }

  /// Creates a button with a title and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { MeerkatViews.Label(title, image: image) }
  }

  /// Creates a button with a title and a picture.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, action: @escaping () -> Void
  ) {
    self.init(action: action) { MeerkatViews.Label(titleResource, image: image) }
  }

  /// Creates a button with a title and a picture, and a role.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { MeerkatViews.Label(titleKey, image: image) }
  }

  /// Creates a button with a title and a picture, and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { MeerkatViews.Label(title, image: image) }
  }

  /// Creates a button with a title and a picture, and a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { MeerkatViews.Label(titleResource, image: image) }
  }
}
