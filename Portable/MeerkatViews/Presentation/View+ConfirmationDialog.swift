public import MeerkatFoundation

extension View {
  /// Shows a choice of actions, with a message if there is one, while a binding is true.
  @TextForms(text: true)
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    asking(.confirmationDialog, titleKey.text, isPresented, actions(), message(), titleVisibility)
  }

  /// Shows a choice of actions about a value while a binding is true.
  @TextForms(text: true)
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(
      .confirmationDialog, titleKey.text, isPresented, data, actions, { _ in EmptyView() },
      titleVisibility)
  }

  /// Shows a choice of actions with a message about a value while a binding is true.
  @TextForms(text: true)
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(.confirmationDialog, titleKey.text, isPresented, data, actions, message, titleVisibility)
  }
}
