public import MeerkatFoundation

extension View {
  /// Shows an alert, with a message if there is one, while a binding is true.
  @TextForms(text: true)
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M = { EmptyView() }
  ) -> some View {
    asking(.alert, titleKey.text, isPresented, actions(), message())
  }

  /// Shows an alert about a value while a binding is true.
  @TextForms(text: true)
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(.alert, titleKey.text, isPresented, data, actions) { _ in EmptyView() }
  }

  /// Shows an alert with a message about a value while a binding is true.
  @TextForms(text: true)
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(.alert, titleKey.text, isPresented, data, actions, message)
  }
}
