public import Foundation

extension View {
  /// Shows an inspector beside the window's content while a binding is true, or in a sheet where
  /// there is no room.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    presenting(.inspector, isPresented, nil, content)
  }

  /// Sets the width of the inspector column.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { accepted() }

  /// Sets the width of the inspector column.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { accepted() }
}
