import SwiftUI

struct NewBookView: View {
  let save: (Book) -> Void

  @Environment(\.presentationMode) private var presentationMode
  @State private var title = ""
  @State private var author = ""
  @State private var isbn = ""
  @State private var pages = ""
  @State private var status = ReadingStatus.wantToRead

  private var book: Book? {
    guard !title.isEmpty, !author.isEmpty, let pages = Int(pages), pages > 0 else { return nil }
    return Book(title: title, author: author, isbn: isbn, pages: pages, status: status)
  }

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Book"), footer: Text("The ISBN is the number above the bar code.")) {
          TextField("Title", text: $title)
            .autocapitalization(.words)
          TextField("Author", text: $author)
            .autocapitalization(.words)
          TextField("ISBN", text: $isbn)
            .keyboardType(.numberPad)
            .disableAutocorrection(true)
          TextField("Pages", text: $pages)
            .keyboardType(.numberPad)
        }

        Section {
          Picker("Status", selection: $status) {
            ForEach(ReadingStatus.allCases) { Text($0.rawValue).tag($0) }
          }
        }
      }
      .navigationBarTitle("New Book", displayMode: .inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { presentationMode.wrappedValue.dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            book.map(save)
            presentationMode.wrappedValue.dismiss()
          }
          .disabled(book == nil)
        }
      }
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct NewBookView_Previews: PreviewProvider {
  static var previews: some View {
    NewBookView { _ in }
  }
}
