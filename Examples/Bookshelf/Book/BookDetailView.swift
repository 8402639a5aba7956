import SwiftUI
import UIKit

struct BookDetailView: View {
  let book: Book

  @EnvironmentObject private var library: Library
  @Environment(\.presentationMode) private var presentationMode
  @State private var isEditingNotes = false
  @State private var isUpdatingProgress = false
  @State private var alert: DetailAlert?

  /// The book as it is in the library now.
  private var current: Book { library.book(book.id) ?? book }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        BookHeader(book: current)
        progress
        rating
        notes
        actions
      }
      .padding()
    }
    .navigationBarTitle(Text(book.title), displayMode: .inline)
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button(action: { alert = .removal }) {
          Image(systemName: "trash")
        }
        .accessibility(label: Text("Remove"))
      }
    }
    .sheet(isPresented: $isUpdatingProgress) {
      ProgressSheet(book: current) { library.update($0) }
    }
    .alert(item: $alert) { alert in
      switch alert {
      case .removal:
        return Alert(
          title: Text("Remove “\(book.title)”?"),
          message: Text("Your notes and rating will be deleted."),
          primaryButton: .destructive(Text("Remove")) {
            presentationMode.wrappedValue.dismiss()
            library.remove(book)
          },
          secondaryButton: .cancel())
      case .copied(let isbn):
        return Alert(
          title: Text("ISBN Copied"), message: Text(isbn), dismissButton: .default(Text("OK")))
      }
    }
  }

  private var progress: some View {
    DetailSection("Progress") {
      HStack {
        Text("Page \(current.currentPage) of \(current.pages)")
        Spacer()
        Text("\(Int(current.progress * 100))%")
          .foregroundColor(.secondary)
      }
      ProgressView(value: current.progress)
        .accessibility(label: Text("Pages read"))
      Button("Update Progress") { isUpdatingProgress = true }
        .buttonStyle(PrimaryButtonStyle())
        .disabled(current.status == .finished)
    }
  }

  private var rating: some View {
    DetailSection("Rating") {
      RatingView(rating: binding(\.rating))
    }
  }

  private var notes: some View {
    DetailSection("Notes") {
      Text(current.notes.isEmpty ? "Nothing yet." : current.notes)
        .italic()
        .foregroundColor(current.notes.isEmpty ? .secondary : .primary)
      NavigationLink(
        destination: NotesView(title: book.title, notes: binding(\.notes)),
        isActive: $isEditingNotes
      ) {
        EmptyView()
      }
      Button("Edit Notes") { isEditingNotes = true }
    }
  }

  private var actions: some View {
    VStack(spacing: 12) {
      Button(action: copyISBN) {
        Label("Copy ISBN", systemImage: "doc.on.doc")
      }
      Button(action: openWebPage) {
        Label("Open Library", systemImage: "safari")
      }
    }
    .buttonStyle(SecondaryButtonStyle())
  }

  private func binding<Value>(_ keyPath: WritableKeyPath<Book, Value>) -> Binding<Value> {
    Binding(
      get: { current[keyPath: keyPath] },
      set: { value in
        var book = current
        book[keyPath: keyPath] = value
        library.update(book)
      })
  }

  private func copyISBN() {
    UIPasteboard.general.string = book.isbn
    alert = .copied(book.isbn)
  }

  private func openWebPage() {
    guard let url = book.webPage, UIApplication.shared.canOpenURL(url) else { return }
    UIApplication.shared.open(url)
  }
}

private enum DetailAlert: Identifiable {
  case removal
  case copied(String)

  var id: String {
    switch self {
    case .removal: return "removal"
    case .copied: return "copied"
    }
  }
}

private struct DetailSection<Content: View>: View {
  let title: LocalizedStringKey
  let content: Content

  init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text(title)
        .font(.headline)
        .accessibility(addTraits: .isHeader)
      content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .card()
  }
}

struct BookDetailView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      BookDetailView(book: Book.samples[0])
    }
    .environmentObject(Library(books: Book.samples))
  }
}
