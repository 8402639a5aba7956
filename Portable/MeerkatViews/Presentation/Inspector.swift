public import Foundation

extension View {
  /// Shows an inspector in a sheet while a binding is true.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Sets the width of the inspector column.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { accepted() }

  /// Sets the width of the inspector column.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { accepted() }
}
