import MeerkatUI

// Where a platform lacks a kind of page, the nearest it has is a sheet.
extension View {
  /// Covers the window; on a Mac, presents a sheet.
  func cover<Item: Identifiable, Page: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Page
  ) -> some View {
    #if os(macOS)
      sheet(item: item, content: content)
    #else
      fullScreenCover(item: item, content: content)
    #endif
  }

  /// Points at the view with a page; on a watch and a television, presents a sheet.
  func pointingPage<Item: Identifiable, Page: View>(
    item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Page
  ) -> some View {
    #if os(tvOS) || os(watchOS)
      sheet(item: item, content: content)
    #else
      popover(item: item, content: content)
    #endif
  }
}
