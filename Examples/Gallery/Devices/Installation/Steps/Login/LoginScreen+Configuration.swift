extension LoginScreen {
  /// What the screen shows.
  package struct Configuration: Equatable {
    package var device: String
    package var hint: String?
    /// Why there is no login yet.
    package var problem: String?
    package var isBusy = false
    /// What goes on, where it is worth a word.
    package var progress: String?
    package var canStop = false

    package init(device: String) {
      self.device = device
    }
  }
}
