package import MeerkatActions
package import MeerkatUI

/// A generic screen with what a type can say: constraints, errors of one type, default listeners.
@Actions
package struct ShelfScreen<Book: Identifiable, Cover: View>: View where Book.ID == String {
  let book: Book
  @ViewBuilder let cover: (Book) -> Cover
  @Action var didPressClose: () -> Void = { Recorder.shared.log.append("closed by itself") }
  @Action var didPressHelp: (() -> Void)? = { Recorder.shared.log.append("helped itself") }
  @Action var didReturn: ((_ book: Book, _ in: Int) throws(ShelfProblem) -> Void)?
  @Action(.exclusive) var didLend: (@MainActor (Book, _ to: String) async throws -> Void)?
  @Action var didAskForPlace: ((Book) throws(ShelfProblem) -> Int)?
  @Action var didAskForPages: (@MainActor (Book.ID) async -> [Int])?
  @Action var didPressOpen: ((_ done: @escaping (Book) -> Void) -> Void)?
  @State private var pages: [Int] = []

  package var body: some View {
    VStack {
      cover(book)
      Button("Close", action: didPressClose)
      if let didPressHelp { Button("Help", action: didPressHelp) }
      if let didReturn { Button("Return") { try? didReturn(book, 3) } }
      if $didLend.isHandled { Button("Lend") { $didLend.start(book, "Ada") } }
      if let didAskForPlace { Text("Place: \(place(didAskForPlace))") }
      if let didAskForPages { Button("Pages \(pages)") { count(didAskForPages) } }
      if let didPressOpen { Button("Open") { didPressOpen { _ in } } }
    }
  }

  private func place(_ ask: (Book) throws(ShelfProblem) -> Int) -> String {
    do throws(ShelfProblem) {
      return "\(try ask(book))"
    } catch {
      return "\(error)"
    }
  }

  private func count(_ ask: @escaping @MainActor (Book.ID) async -> [Int]) {
    Task { pages = await ask(book.id) }
  }
}

package enum ShelfProblem: Error { case lent }
