import SwiftUI

struct ShelfView: View {
  @EnvironmentObject private var library: Library
  @AppStorage("sortOrder") private var sortOrder = SortOrder.manual
  @AppStorage("showsFinished") private var showsFinished = true
  @State private var selection: Book.ID?
  @State private var isSorting = false
  @State private var isAdding = false

  var body: some View {
    NavigationView {
      List {
        ForEach(statuses) { status in
          section(status)
        }
      }
      .listStyle(InsetGroupedListStyle())
      .navigationBarTitle("My Books")
      .navigationBarItems(leading: EditButton(), trailing: trailingItems)
      .overlay(emptyHint)

      Text("Choose a book")
        .font(.title2)
        .foregroundColor(.secondary)
    }
    .actionSheet(isPresented: $isSorting) { sortSheet }
    .sheet(isPresented: $isAdding) {
      NewBookView { library.add($0) }
    }
  }

  private var statuses: [ReadingStatus] {
    ReadingStatus.allCases.filter { status in
      (showsFinished || status != .finished) && !library.books(with: status).isEmpty
    }
  }

  private func section(_ status: ReadingStatus) -> some View {
    let books = sortOrder.sort(library.books(with: status))
    return Section(header: SectionHeader(status: status, count: books.count)) {
      ForEach(books) { book in
        NavigationLink(
          destination: BookDetailView(book: book), tag: book.id, selection: $selection
        ) {
          BookRow(book: book)
        }
      }
      .onDelete { offsets in
        offsets.map { books[$0] }.forEach(library.remove)
      }
      .onMove(perform: sortOrder == .manual ? { library.move(status, from: $0, to: $1) } : nil)
    }
  }

  private var trailingItems: some View {
    HStack(spacing: 16) {
      Button(action: { isSorting = true }) {
        Image(systemName: "arrow.up.arrow.down")
      }
      .accessibility(label: Text("Sort"))

      Button(action: { isAdding = true }) {
        Image(systemName: "plus")
      }
      .accessibility(label: Text("Add Book"))
    }
  }

  private var sortSheet: ActionSheet {
    let orders = SortOrder.allCases.map { order in
      ActionSheet.Button.default(Text(order == sortOrder ? "✓ \(order.rawValue)" : order.rawValue))
      {
        sortOrder = order
      }
    }
    let finished = ActionSheet.Button.default(
      Text(showsFinished ? "Hide Finished Books" : "Show Finished Books")
    ) {
      showsFinished.toggle()
    }
    return ActionSheet(
      title: Text("Sort Books By"), message: nil, buttons: orders + [finished, .cancel()])
  }

  @ViewBuilder private var emptyHint: some View {
    if library.books.isEmpty {
      VStack(spacing: 8) {
        Image(systemName: "books.vertical")
          .font(.largeTitle)
        Text("No Books Yet")
          .font(.headline)
        Text("Find your next one under Discover.")
          .font(.subheadline)
      }
      .foregroundColor(.secondary)
      .padding()
    }
  }
}

private struct SectionHeader: View {
  let status: ReadingStatus
  let count: Int

  var body: some View {
    HStack {
      Label(status.rawValue, systemImage: status.symbol)
      Spacer()
      Text("\(count)")
        .font(Font.caption.monospacedDigit())
    }
  }
}

struct ShelfView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ShelfView()
        .environmentObject(Library(books: Book.samples))
      ShelfView()
        .environmentObject(Library())
        .preferredColorScheme(.dark)
        .previewDisplayName("Empty")
    }
  }
}
