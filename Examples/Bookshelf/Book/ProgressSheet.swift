import SwiftUI

/// Asks how far the user has read.
struct ProgressSheet: View {
  let save: (Book) -> Void

  @Environment(\.presentationMode) private var presentationMode
  @StateObject private var viewModel: ProgressViewModel

  init(book: Book, save: @escaping (Book) -> Void) {
    self.save = save
    _viewModel = StateObject(wrappedValue: ProgressViewModel(book: book))
  }

  var body: some View {
    NavigationView {
      VStack(spacing: 32) {
        ProgressRing(progress: viewModel.progress, lineWidth: 18) {
          VStack {
            Text("\(viewModel.page)")
              .font(.system(size: 44, weight: .bold, design: .rounded))
            Text("of \(viewModel.book.pages) pages")
              .font(.footnote)
              .foregroundColor(.secondary)
          }
        }
        .frame(width: 200, height: 200)

        Stepper("Page", value: $viewModel.page, in: 0...viewModel.book.pages, step: 10)

        Toggle("I have finished this book", isOn: $viewModel.isFinished)

        Spacer()
      }
      .padding()
      .navigationBarTitle("Progress", displayMode: .inline)
      .navigationBarItems(
        leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
        trailing: Button(action: done) { Text("Done").bold() })
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }

  private func done() {
    presentationMode.wrappedValue.dismiss()
    save(viewModel.updatedBook)
  }
}

final class ProgressViewModel: ObservableObject {
  let book: Book
  @Published var page: Int
  @Published var isFinished: Bool {
    didSet { if isFinished { page = book.pages } }
  }

  init(book: Book) {
    self.book = book
    page = book.currentPage
    isFinished = book.status == .finished
  }

  var progress: Double {
    book.pages > 0 ? Double(page) / Double(book.pages) : 0
  }

  var updatedBook: Book {
    var book = self.book
    book.currentPage = page
    if isFinished {
      book.status = .finished
    } else if page > 0 {
      book.status = .reading
    }
    return book
  }
}

struct ProgressSheet_Previews: PreviewProvider {
  static var previews: some View {
    ProgressSheet(book: Book.samples[0]) { _ in }
  }
}
