import SwiftUI

/// A cover in two colours that follow from the title, with the initials of the author.
struct CoverView: View {
  let book: Book

  private static let palettes: [[Color]] = [
    [.indigo, .purple], [.orange, .red], [.green, .blue], [.pink, .orange], [.blue, .purple],
  ]

  static func colors(for book: Book) -> [Color] {
    let number = book.title.unicodeScalars.reduce(0) { $0 + Int($1.value) }
    return palettes[number % palettes.count]
  }

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        LinearGradient(
          gradient: Gradient(colors: Self.colors(for: book)), startPoint: .top, endPoint: .bottom)
        Text(book.initials)
          .font(.system(size: proxy.size.width * 0.3, weight: .semibold, design: .serif))
          .foregroundColor(.white)
          .lineLimit(1)
          .minimumScaleFactor(0.5)
          .padding(.horizontal, proxy.size.width * 0.08)
        Rectangle()
          .fill(Color.white.opacity(0.25))
          .frame(width: 2)
          .offset(x: -proxy.size.width / 2 + 5)
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 4))
    .accessibility(hidden: true)
  }
}

struct CoverView_Previews: PreviewProvider {
  static var previews: some View {
    HStack {
      ForEach(Book.samples) { book in
        CoverView(book: book)
          .frame(width: 88, height: 128)
      }
    }
    .padding()
    .previewLayout(.sizeThatFits)
  }
}
