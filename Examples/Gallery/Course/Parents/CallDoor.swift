import Meerkat

/// The door to a call, which only the press of a button opens.
///
/// Neither a link nor a restart finds it open: they must not switch a camera on.
@MainActor
final class CallDoor {
  private var isOpen = false

  /// Whether somebody may come in now.
  func permission<Destination>() -> Permission<Destination> {
    isOpen ? .allow : .refuse
  }

  /// Lets in who goes to the call meanwhile.
  func open(_ enter: () -> Void) {
    isOpen = true
    defer { isOpen = false }
    enter()
  }
}
