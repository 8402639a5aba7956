import SwiftUI

@main
struct BookshelfApp: App {
  @StateObject private var library = Library(books: Book.samples)

  var body: some Scene {
    WindowGroup {
      RootView(catalog: SampleCatalog())
        .environmentObject(library)
    }
  }
}
