public import Foundation

extension View {
  /// Shows an alert with an error's description as its title while a binding is true.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(.alert, error?.title ?? "", isPresented, actions(), EmptyView(), asks: error != nil)
  }

  /// Shows an alert with an error's description as its title, and a message, while a binding is
  /// true.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    asking(.alert, error?.title ?? "", isPresented, error, actions, message)
  }
}

extension LocalizedError {
  fileprivate var title: String { errorDescription ?? localizedDescription }
}
