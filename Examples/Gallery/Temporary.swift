import SwiftUI
struct GridItem {
  enum Size { case adaptive(minimum: CGFloat) }; init(_ s: Size, spacing: CGFloat) {}
}
struct LazyVGrid<C: View>: View {
  let content: C
  init(columns: [GridItem], spacing: CGFloat, @ViewBuilder content: () -> C) {
    self.content = content()
  }
  var body: some View { VStack { content } }
}
