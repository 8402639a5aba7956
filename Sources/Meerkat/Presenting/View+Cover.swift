import MeerkatUI

#if os(macOS)
  extension View {
    // A Mac has no page that covers the window; the nearest that it has is a sheet.
    func cover<Item: Identifiable, Page: View>(
      item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Page
    ) -> some View {
      sheet(item: item, content: content)
    }
  }
#else
  extension View {
    func cover<Item: Identifiable, Page: View>(
      item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Page
    ) -> some View {
      fullScreenCover(item: item, content: content)
    }
  }
#endif
