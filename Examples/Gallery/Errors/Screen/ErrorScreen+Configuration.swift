extension ErrorScreen {
  /// What the screen shows.
  package struct Configuration: Equatable, Sendable {
    package var systemImage: String
    package var title: String
    package var description: String?
    package var controls: Controls

    package init(
      systemImage: String, title: String, description: String? = nil, controls: Controls = .none
    ) {
      self.systemImage = systemImage
      self.title = title
      self.description = description
      self.controls = controls
    }
  }

  /// What a user can do.
  ///
  /// There is no second button without a first, and none to press while something is being done.
  package enum Controls: Equatable, Sendable {
    /// Nothing.
    case none
    /// Wait, and stop it where there is a word for that.
    case progress(String, cancel: String? = nil)
    /// Press a button.
    case buttons(primary: String, secondary: String? = nil)
  }
}
