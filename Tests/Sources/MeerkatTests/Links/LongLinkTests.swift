import Meerkat
import MeerkatTesting
import Testing

/// Flows with more steps than a link may name.
@MainActor
struct LongLinkTests {
  final class Book: Flow {
    let navigator: Navigator<Page>
    let notes = Notes()

    init(_ pages: Int) {
      navigator = Navigator(Journey(.cover, (1...pages).map { .push(.page($0)) }), maxDepth: 400)
    }

    @ViewBuilder func screen(for page: Page) -> some View {
      switch page {
      case .notes: FlowView(notes)
      default: PlaceScreen(name: "\(page)")
      }
    }
  }

  enum Page: Hashable, Linked {
    case cover, page(Int), notes

    static let links = Links<Self> {
      DeepLink("pages/{n}", Self.page)
      DeepLink("notes", .notes)
    }
  }

  final class Notes: Flow {
    let navigator = Navigator<Note>(root: .list)

    func screen(for note: Note) -> some View { PlaceScreen(name: "\(note)") }
  }

  enum Note: Hashable, Linked {
    case list, folder([String])

    static let links = Links<Self> { DeepLink("folder/{path...}", Self.folder) }
  }

  private func link(of pages: ClosedRange<Int>) -> String {
    pages.map { "/pages/\($0)" }.joined()
  }

  @Test func theLinkIsThatOfTheHighestStepThatFits() throws {
    #expect(Book(128).link == link(of: 1...128))
    #expect(Book(129).link == link(of: 1...128))
    #expect(Book(300).link == link(of: 1...128))
    let book = Book(1)
    #expect(try book.open(link(of: 1...128)).get() == .arrived)
    #expect(book.journey == Book(128).journey)
  }

  @Test(arguments: [(127, true), (126, false)])
  func aFlowInsideIsNamedIfItFits(_ pages: Int, isTooLong: Bool) {
    let book = Book(pages)
    book.push(.notes)
    book.notes.push(.folder(["music", "loud"]))
    let inside = isTooLong ? "" : "/folder/music/loud"
    #expect(book.link == link(of: 1...pages) + "/notes" + inside)
  }
}
