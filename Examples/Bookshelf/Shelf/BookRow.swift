import SwiftUI

struct BookRow: View {
  let book: Book

  var body: some View {
    HStack(spacing: 12) {
      CoverView(book: book)
        .frame(width: 44, height: 64)

      VStack(alignment: .leading, spacing: 4) {
        Text(book.title)
          .font(.headline)
          .lineLimit(2)
        Text(book.author)
          .font(.subheadline)
          .foregroundColor(.secondary)
        if book.status == .reading {
          ProgressView(value: book.progress)
            .accessibility(label: Text("Progress"))
        }
        if book.rating > 0 {
          RatingLabel(rating: book.rating)
        }
      }
    }
    .padding(.vertical, 4)
  }
}

struct BookRow_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(Book.samples.prefix(3)) { book in
      BookRow(book: book)
        .padding()
        .previewLayout(.sizeThatFits)
    }
  }
}
