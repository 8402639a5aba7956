// SwiftUI's button as Apple declares it: the action is on the main actor, so that a function which isn't
// known to be there is refused. `scripts/check-apple` puts it into the stand-in for SwiftUI; the portable
// button accepts any function.

nonisolated public struct Button<Label: View>: View {
  let label: Label

  @preconcurrency public init(
    role: ButtonRole? = nil, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  @MainActor public var body: some View { label }
}

extension Button where Label == Text {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  @preconcurrency public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}
