import SwiftUI

struct Banner: Equatable {
  var title: String
  var detail: String
}

extension View {
  /// Shows a banner over the top edge until the user taps it.
  func banner(_ banner: Binding<Banner?>) -> some View {
    modifier(BannerModifier(banner: banner))
  }

  func card() -> some View {
    modifier(Card())
  }
}

private struct BannerModifier: ViewModifier {
  @Binding var banner: Banner?

  func body(content: Content) -> some View {
    ZStack(alignment: .top) {
      content
      if let shown = banner {
        HStack(spacing: 12) {
          Image(systemName: "checkmark.seal.fill")
            .font(.title2)
            .foregroundColor(.green)
          VStack(alignment: .leading) {
            Text(shown.title).bold()
            Text(shown.detail).font(.footnote)
          }
          Spacer()
          Button(action: { withAnimation { banner = nil } }) {
            Image(systemName: "xmark")
          }
          .accessibility(label: Text("Dismiss"))
        }
        .padding()
        .background(
          RoundedRectangle(cornerRadius: 16)
            .fill(Color(.systemBackground))
            .shadow(radius: 12)
        )
        .padding(.horizontal)
        .transition(.move(edge: .top).combined(with: .opacity))
        .zIndex(1)
      }
    }
    .animation(.spring(), value: banner)
  }
}

private struct Card: ViewModifier {
  func body(content: Content) -> some View {
    content
      .padding()
      .background(Color(.secondarySystemBackground))
      .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
  }
}
