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

/// What a button says that has a role and no label.
///
/// Like SwiftUI's `DefaultButtonLabel`.
nonisolated public struct DefaultButtonLabel: View {
  let role: ButtonRole

  @MainActor @preconcurrency public var body: some View { Text(role.title) }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button that says what its role is.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
