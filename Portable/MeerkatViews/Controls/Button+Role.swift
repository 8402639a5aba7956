extension ButtonRole {
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")

  /// What a button of the role says by itself.
  var title: LocalizedStringKey {
    switch self {
    case .cancel: "Cancel"
    case .close: "Close"
    case .confirm: "Done"
    case .destructive: "Delete"
    default: "OK"
    }
  }
}

/// The default label of a button with a role.
///
/// Like SwiftUI's `DefaultButtonLabel`.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  @MainActor @preconcurrency public var body: some View { Text(role.title) }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the default label of its role.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
