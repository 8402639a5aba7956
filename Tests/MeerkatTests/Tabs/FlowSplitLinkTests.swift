import Meerkat
import Testing

/// A column whose flow has links is a part of the address, as the flow of a tab is.
@MainActor
struct FlowSplitLinkTests {
  @Observable
  final class Library: Flow {
    enum Place: Linked {
      case shelf, columns

      static let links = Links<Place> {
        DeepLink("", .shelf)
        DeepLink("columns", .columns)
      }
    }

    let navigator = Navigator<Place>(root: .shelf)
    var showsDetail = false

    @ViewBuilder func screen(for place: Place) -> some View {
      switch place {
      case .shelf: Text("shelf")
      case .columns:
        @Bindable var flow = self
        FlowSplit(showsDetail: $flow.showsDetail) {
          Text("titles")
        } detail: {
          FlowView(Book())
        }
      }
    }
  }

  @Observable
  final class Book: Flow {
    enum Place: Linked {
      case cover
      case page(Int)

      static let links = Links<Place> {
        DeepLink("", .cover)
        DeepLink("{page}", Self.page, as: .root) {
          if case .page(let page) = $0 { page } else { nil }
        }
      }
    }

    let navigator = Navigator<Place>(root: .cover)

    func screen(for place: Place) -> some View { Text("\(place)") }
  }

  let library = Library()

  var book: Book? { library.flow(at: .columns) as? Book }

  @Test("What is read is printed", arguments: ["/", "/columns", "/columns/7"])
  func link(link: String) throws {
    _ = try library.open(link).get()
    #expect(library.link == link)
  }

  @Test func theLinkFollowsTheColumn() throws {
    library.go(.forward(to: .columns))
    #expect(library.link == "/columns")
    book?.go(.replaceAll(with: Journey(root: .page(3))))
    #expect(library.link == "/columns/3")
  }

  @Test func aLinkThatDoesNotMentionTheColumnLeadsToItsBeginning() throws {
    _ = try library.open("/columns/7").get()
    _ = try library.open("/columns").get()
    #expect(book?.journey == [.root(.cover)])
  }
}
