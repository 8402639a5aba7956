extension Binding {
  /// Whether a value is the selected one: what a link with a tag is bound to.
  fileprivate static func isSelected<V: Hashable>(
    _ tag: V, in selection: Binding<V?>
  ) -> Binding<Bool> {
    Binding<Bool>(
      reading: { selection.wrappedValue == tag },
      writing: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

extension NavigationLink {
  /// Creates a link to a view that also opens when a binding is set to the link's tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isActive: Binding<Bool>.isSelected(tag, in: selection), destination: destination,
      label: label)
  }

  /// Creates a link to a view that also opens when a binding is set to the link's tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(
      destination: destination, isActive: Binding<Bool>.isSelected(tag, in: selection),
      label: label)
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view that also opens when a binding is set to true.
  @TextForms(resource: false)
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view that also opens when a binding is set to true.
  @TextForms(resource: false)
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a link to a view that also opens when a binding is set to the link's tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Creates a link to a view that also opens when a binding is set to the link's tag.
  @TextForms(resource: false)
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
}
