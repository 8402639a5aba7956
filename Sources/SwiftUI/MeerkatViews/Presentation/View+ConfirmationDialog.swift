extension View {
  /// Shows a choice of actions while a binding is true.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    asking(
      .confirmationDialog, titleKey.text, isTitleVisible: titleVisibility == .visible, isPresented,
      actions
    ) { EmptyView() }
  }

  /// Shows a choice of actions with a message while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    asking(
      .confirmationDialog, titleKey.text, isTitleVisible: titleVisibility == .visible, isPresented,
      actions, message)
  }

  /// Shows a choice of actions about a value while a binding is true.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      .confirmationDialog, titleKey.text, isTitleVisible: titleVisibility == .visible, isPresented,
      presenting: data, actions
    ) { _ in EmptyView() }
  }

  /// Shows a choice of actions with a message about a value while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      .confirmationDialog, titleKey.text, isTitleVisible: titleVisibility == .visible, isPresented,
      presenting: data, actions, message)
  }

  /// Shows a choice of actions while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    asking(
      .confirmationDialog, String(title), isTitleVisible: titleVisibility == .visible, isPresented,
      actions
    ) { EmptyView() }
  }

  /// Shows a choice of actions with a message while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    asking(
      .confirmationDialog, String(title), isTitleVisible: titleVisibility == .visible, isPresented,
      actions, message)
  }

  /// Shows a choice of actions about a value while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      .confirmationDialog, String(title), isTitleVisible: titleVisibility == .visible, isPresented,
      presenting: data, actions
    ) { _ in EmptyView() }
  }

  /// Shows a choice of actions with a message about a value while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      .confirmationDialog, String(title), isTitleVisible: titleVisibility == .visible, isPresented,
      presenting: data, actions, message)
  }

  /// Shows a choice of actions while a binding is true.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    asking(
      .confirmationDialog, title.plainText, isTitleVisible: titleVisibility == .visible,
      isPresented, actions
    ) { EmptyView() }
  }

  /// Shows a choice of actions with a message while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    asking(
      .confirmationDialog, title.plainText, isTitleVisible: titleVisibility == .visible,
      isPresented, actions, message)
  }

  /// Shows a choice of actions about a value while a binding is true.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    asking(
      .confirmationDialog, title.plainText, isTitleVisible: titleVisibility == .visible,
      isPresented, presenting: data, actions
    ) { _ in EmptyView() }
  }

  /// Shows a choice of actions with a message about a value while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    asking(
      .confirmationDialog, title.plainText, isTitleVisible: titleVisibility == .visible,
      isPresented, presenting: data, actions, message)
  }
}
