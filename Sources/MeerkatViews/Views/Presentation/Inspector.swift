public import Foundation

extension View {
  /// Shows details of what is selected, as long as a binding says so: in a sheet.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View {
    sheet(isPresented: isPresented, content: content)
  }

  /// Sets how wide an inspector is beside other views.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { accepted() }

  /// Sets how wide an inspector is beside other views.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { accepted() }
}
