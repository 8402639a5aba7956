import SwiftUI

struct DiscoverView: View {
  @StateObject private var viewModel: SearchViewModel

  init(catalog: BookSearching) {
    _viewModel = StateObject(wrappedValue: SearchViewModel(catalog: catalog))
  }

  var body: some View {
    NavigationView {
      VStack(spacing: 0) {
        SearchBar(text: $viewModel.query)
          .padding()
        Divider()
        content
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .navigationTitle("Discover")
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  @ViewBuilder private var content: some View {
    switch viewModel.state {
    case .idle:
      Hint(symbol: "text.magnifyingglass", text: "Search for a title or an author.")
    case .searching:
      ProgressView("Searching…")
    case .found(let books) where books.isEmpty:
      Hint(symbol: "questionmark.circle", text: "No book matches “\(viewModel.query)”.")
    case .found(let books):
      List(books) { ResultRow(book: $0) }
        .listStyle(PlainListStyle())
    case .failed(let message):
      VStack(spacing: 16) {
        Hint(symbol: "wifi.slash", text: message)
        Button("Try Again", action: viewModel.retry)
          .buttonStyle(SecondaryButtonStyle())
          .frame(maxWidth: 200)
      }
    }
  }
}

private struct ResultRow: View {
  let book: Book
  @EnvironmentObject private var library: Library

  var body: some View {
    HStack {
      BookRow(book: book)
      Spacer()
      if library.contains(book) {
        Image(systemName: "checkmark")
          .foregroundColor(.green)
          .accessibility(label: Text("On your shelf"))
      } else {
        Button("Add") { library.add(book) }
          .buttonStyle(PillButtonStyle())
      }
    }
  }
}

private struct SearchBar: View {
  @Binding var text: String

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "magnifyingglass")
        .foregroundColor(.secondary)
        .accessibility(hidden: true)
      TextField("Title or author", text: $text)
        .textFieldStyle(PlainTextFieldStyle())
        .disableAutocorrection(true)
      if !text.isEmpty {
        Button(action: { text = "" }) {
          Image(systemName: "xmark.circle.fill")
            .foregroundColor(.secondary)
        }
        .buttonStyle(PlainButtonStyle())
        .accessibility(label: Text("Clear search"))
      }
    }
    .padding(10)
    .background(Color(.systemGray6))
    .cornerRadius(10)
  }
}

private struct Hint: View {
  let symbol: String
  let text: String

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: symbol)
        .font(.system(size: 40))
      Text(text)
        .multilineTextAlignment(.center)
    }
    .foregroundColor(.secondary)
    .padding(32)
  }
}

struct DiscoverView_Previews: PreviewProvider {
  static var previews: some View {
    DiscoverView(catalog: SampleCatalog())
      .environmentObject(Library(books: Book.samples))
  }
}
