public import MeerkatFoundation

/// A link to another screen of the stack.
///
/// Like SwiftUI's `NavigationLink`.
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let target: Target
  @Environment(\.navigation) private var navigation
  @State private var isActive = false

  /// Where the link leads.
  private enum Target {
    case value(AnyHashable?)
    case view(Destination, isActive: Binding<Bool>?)
  }

  /// Creates a link to the destination of a value; without a value, the link is disabled.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }

  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination(), isActive: nil)
  }

  /// Creates a link to a view that also opens when a binding is set to true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    target = .view(destination(), isActive: isActive)
  }

  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination, isActive: nil)
  }

  /// Creates a link to a view that also opens when a binding is set to true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(destination, isActive: isActive)
  }

  public var body: some View {
    switch target {
    case .value(let value):
      LinkButton(label: label, value: value) { if let value { navigation?.push(value) } }
        .environmentEnabled(value != nil && navigation != nil)
    case .view(let destination, let binding):
      let isActive = binding ?? $isActive
      LocalPush(
        content: LinkButton(label: label, value: nil) { isActive.wrappedValue = true }
          .environmentEnabled(navigation != nil),
        isPresented: { isActive.wrappedValue }, setDismissed: { isActive.wrappedValue = false },
        destination: destination)
    }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link to the destination of a value; without a value, the link is disabled.
  @TextForms
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view.
  @TextForms
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view.
  @TextForms
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
}

/// A button that hosts show as a link to another screen.
nonisolated struct LinkButton<Label: View>: PrimitiveView {
  let label: Label
  let value: AnyHashable?
  let action: () -> Void

  @MainActor func makeNode(under parent: Node) -> ButtonElement {
    var look = ButtonLook.automatic
    if case .look(let own) = EnvironmentValues(scope: parent.environment).buttonStyle { look = own }
    let element = ButtonElement(role: nil, look: look, under: parent, action: action)
    element.isLink = true
    element.linkValue = value
    element.mount(label)
    return element
  }

  @MainActor func update(_ element: ButtonElement) {
    element.linkValue = value
    element.action = action
    element.update(label)
  }
}

extension View {
  /// Enables what is inside as far as its surroundings do.
  nonisolated func environmentEnabled(_ isEnabled: Bool) -> some View {
    EnvironmentModified(content: self) { $0.isEnabled = $0.isEnabled && isEnabled }
  }
}
