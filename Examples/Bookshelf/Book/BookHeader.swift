import SwiftUI

/// The cover and the title, on a blurred field in the colours of the cover.
struct BookHeader: View {
  let book: Book

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      GeometryReader { proxy in
        LinearGradient(
          gradient: Gradient(colors: CoverView.colors(for: book)), startPoint: .topLeading,
          endPoint: .bottomTrailing
        )
        .frame(width: proxy.size.width, height: proxy.size.height * 0.7)
        .opacity(0.35)
      }

      HStack(alignment: .bottom, spacing: 16) {
        CoverView(book: book)
          .frame(width: 104, height: 152)
          .shadow(color: Color.black.opacity(0.3), radius: 8, x: 0, y: 4)

        VStack(alignment: .leading, spacing: 4) {
          Text(book.title)
            .font(.title2)
            .bold()
          Text("by \(book.author)")
            .foregroundColor(.secondary)
          Label(book.status.rawValue, systemImage: book.status.symbol)
            .font(.caption)
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(Capsule().fill(Color(.systemGray5)))
        }
      }
      .padding()
    }
    .frame(height: 216)
    .background(Color(.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
  }
}

struct BookHeader_Previews: PreviewProvider {
  static var previews: some View {
    BookHeader(book: Book.samples[0])
      .padding()
      .previewLayout(.sizeThatFits)
  }
}
