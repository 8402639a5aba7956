import Meerkat
import MeerkatTesting
import Testing

/// Links and archives lead into a column, and the column that they lead to is the one in sight.
@MainActor
struct FlowSplitLinkTests {
  let library = Library()

  @Test(
    "What is read is printed",
    arguments: [
      "/", "/columns", "/columns/7", "/columns/shelves/poems", "/columns/shelves/poems/old",
    ])
  func link(link: String) throws {
    _ = try library.open(link).get()
    #expect(library.link == link)
  }

  @Test func theLinkIsThatOfTheColumnInSight() throws {
    library.push(.columns)
    library.shelves?.push(.shelf("poems"))
    #expect(library.link == "/columns/shelves/poems")
    library.choose(3)
    #expect(library.link == "/columns/3")
    library.showsDetail = false
    #expect(library.link == "/columns/shelves/poems")
  }

  @Test func aLinkThatDoesNotMentionTheColumnLeadsToItsBeginning() throws {
    _ = try library.open("/columns/7").get()
    _ = try library.open("/columns").get()
    #expect(library.book?.journey == Journey(.cover))
  }

  @Test func aLinkIntoTheFirstColumnLeadsTheOtherToItsBeginning() throws {
    _ = try library.open("/columns/7").get()
    _ = try library.open("/columns/shelves/poems").get()
    #expect(library.book?.journey == Journey(.cover))
    #expect(library.shelves?.journey == Journey(.all, [.push(.shelf("poems"))]))
  }

  @Test func aLinkIntoTheDetailLeavesTheListWhereItIs() throws {
    _ = try library.open("/columns/shelves/poems").get()
    _ = try library.open("/columns/7").get()
    #expect(library.shelves?.journey == Journey(.all, [.push(.shelf("poems"))]))
  }

  @Test("A narrow host shows the column that a link leads to", arguments: [true, false])
  func showing(isShownBefore: Bool) throws {
    let app = isShownBefore ? try Driver(FlowView(library), width: 40) : nil
    _ = try library.open("/columns/7").get()
    let narrow = try app ?? Driver(FlowView(library), width: 40)
    #expect(narrow.exists(.header("page(7)")))
    _ = try library.open("/columns").get()
    #expect(narrow.exists(.header("all")))
    _ = try library.open("/columns/8").get()
    #expect(narrow.exists(.header("page(8)")))
    _ = try library.open("/columns/shelves/poems").get()
    #expect(narrow.exists(.header("shelf(\"poems\")")))
  }

  @Test func aNarrowHostShowsTheColumnThatWasSaved() throws {
    _ = try library.open("/columns/7").get()
    let restored = Library()
    _ = try restored.restore(from: library.archive()).get()
    let app = try Driver(FlowView(restored), width: 40)
    #expect(app.exists(.header("page(7)")))
    library.showsDetail = false
    _ = try restored.restore(from: library.archive()).get()
    #expect(app.exists(.header("all")))
    #expect(restored.book?.journey == Journey(.page(7)))
  }

  @Test func aSceneKeepsTheColumnInSight() async throws {
    let first = try Driver(FlowView(restoring: "library", library), width: 40)
    _ = try library.open("/columns/7").get()
    try await first.settle()
    let second = Library()
    let app = try Driver(
      FlowView(restoring: "library", second), restoring: first.storedScene, width: 40)
    #expect(app.exists(.header("page(7)")))
    try app.back()
    #expect(app.exists(.header("all")))
    try await app.settle()
    let last = try Driver(
      FlowView(restoring: "library", Library()), restoring: app.storedScene, width: 40)
    #expect(last.exists(.header("all")))
  }
}

@Observable
final class Library: Flow {
  enum Place: Codable, Linked, Restorable {
    case shelf, columns

    static let links = Links<Place> {
      DeepLink("", .shelf)
      DeepLink("columns", .columns)
    }
    static let restoration = Restoration<Place>(name: "library")
  }

  let navigator = Navigator<Place>(root: .shelf)
  var showsDetail = false

  var shelves: Shelves? { child(Shelves.self, at: .columns) }
  var book: Book? { child(Book.self, at: .columns) }

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .shelf: Text("shelf")
    case .columns:
      @Bindable var flow = self
      FlowSplit(showsDetail: $flow.showsDetail) {
        FlowView(Shelves(library: self))
      } detail: {
        FlowView(Book())
      }
    }
  }

  func choose(_ page: Int) {
    book?.go(.replaceAll(with: Journey(.page(page))))
    showsDetail = true
  }
}

final class Shelves: Flow {
  enum Place: Codable, Linked, Restorable {
    case all
    case shelf(String)
    case old

    static let links = Links<Place> {
      DeepLink("", .all)
      DeepLink("shelves/{name}", Self.shelf) { if case .shelf(let name) = $0 { name } else { nil } }
      DeepLink("old", .old)
    }
    static let restoration = Restoration<Place>(name: "shelves")
  }

  let navigator = Navigator<Place>(root: .all)
  private weak var library: Library?

  init(library: Library) { self.library = library }

  @ViewBuilder func screen(for place: Place) -> some View {
    List(1..<4) { page in
      Button("Page \(page)") { self.library?.choose(page) }
    }
    .navigationTitle("\(place)")
  }
}

final class Book: Flow {
  enum Place: Codable, Linked, Restorable {
    case cover
    case page(Int)

    static let links = Links<Place> {
      DeepLink("", .cover)
      DeepLink("{page}", Self.page, as: .root) {
        if case .page(let page) = $0 { page } else { nil }
      }
    }
    static let restoration = Restoration<Place>(name: "book")
  }

  let navigator = Navigator<Place>(root: .cover)

  func screen(for place: Place) -> some View { Text("leaf").navigationTitle("\(place)") }
}
