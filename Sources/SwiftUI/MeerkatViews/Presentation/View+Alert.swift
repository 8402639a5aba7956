extension View {
  /// Shows an alert while a binding is true.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    asking(.alert, titleKey.text, isPresented, actions) { EmptyView() }
  }

  /// Shows an alert with a message while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    asking(.alert, titleKey.text, isPresented, actions, message)
  }

  /// Shows an alert about a value while a binding is true.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      .alert, titleKey.text, isPresented, presenting: data, actions
    ) { _ in EmptyView() }
  }

  /// Shows an alert with a message about a value while a binding is true.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      .alert, titleKey.text, isPresented, presenting: data, actions, message)
  }

  /// Shows an alert while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    asking(.alert, String(title), isPresented, actions) { EmptyView() }
  }

  /// Shows an alert with a message while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    asking(.alert, String(title), isPresented, actions, message)
  }

  /// Shows an alert about a value while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      .alert, String(title), isPresented, presenting: data, actions
    ) { _ in EmptyView() }
  }

  /// Shows an alert with a message about a value while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      .alert, String(title), isPresented, presenting: data, actions, message)
  }

  /// Shows an alert while a binding is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    asking(.alert, title.plainText, isPresented, actions) { EmptyView() }
  }

  /// Shows an alert with a message while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    asking(.alert, title.plainText, isPresented, actions, message)
  }

  /// Shows an alert about a value while a binding is true.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      .alert, title.plainText, isPresented, presenting: data, actions
    ) { _ in EmptyView() }
  }

  /// Shows an alert with a message about a value while a binding is true.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      .alert, title.plainText, isPresented, presenting: data, actions, message)
  }
}
