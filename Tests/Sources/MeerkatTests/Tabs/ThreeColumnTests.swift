import Foundation
import Meerkat
import MeerkatFlowTesting
import MeerkatTesting
import Testing

/// Three columns that each hold a flow, of which the user can hide the leading ones.
@MainActor
struct ThreeColumnTests {
  let mail = Mail()

  @Test("What is read is printed", arguments: ["/", "/trash", "/in/work", "/in/work/unread", "/7"])
  func link(link: String) throws {
    _ = try mail.open(link).get()
    #expect(mail.link == link)
  }

  @Test(
    "A link shows the column that it leads to",
    arguments: [("/trash", .sidebar), ("/in/work", .content), ("/7", .detail)]
      as [(String, NavigationSplitViewColumn)])
  func showing(link: String, column: NavigationSplitViewColumn) throws {
    mail.visibility = .detailOnly
    _ = try mail.open(link).get()
    #expect(mail.column == column)
    #expect((mail.visibility == .detailOnly) == (column == .detail))
  }

  @Test func whatFollowsTheColumnOfALinkReturnsToItsBeginning() throws {
    for link in ["/trash", "/in/work", "/7"] { _ = try mail.open(link).get() }
    #expect(mail.folders?.journey == Journey(.all, [.push(.trash)]))
    #expect(mail.messages?.journey == Journey(.folder("work")))
    #expect(mail.message?.journey == Journey(.message(7)))
    _ = try mail.open("/in/home").get()
    #expect(mail.folders?.journey == Journey(.all, [.push(.trash)]))
    #expect(mail.message?.journey == Journey(.nothing))
    _ = try mail.open("/trash").get()
    #expect(mail.messages?.journey == Journey(.nothing))
  }

  @Test func theLinkIsThatOfTheColumnThatTheUserLooksAt() {
    mail.choose("work")
    #expect(mail.link == "/in/work")
    mail.choose(7)
    #expect(mail.link == "/7")
    mail.column = .content
    #expect(mail.link == "/in/work")
  }

  @Test func onANarrowHostOneGoesBackFromColumnToColumn() throws {
    let app = try Driver(FlowView(mail), width: 40)
    try app.tap("Work")
    #expect(app.exists(.header("work")))
    try app.tap("Message 7")
    #expect(app.exists(.header("message 7")))
    try app.back()
    #expect(app.exists(.header("work")))
    #expect(mail.column == .content)
    try app.back()
    #expect(app.exists(.header("folders")))
    #expect(mail.column == .sidebar)
    #expect(mail.message?.journey == Journey(.message(7)))
  }

  @Test func theUserHidesColumnsAndTheFlowKnows() throws {
    let app = try Driver(FlowView(mail), width: 100)
    #expect(app.exists(.header("folders")))
    try app.tap("Show or hide the sidebar")
    #expect(mail.visibility == .detailOnly)
    #expect(!app.exists(.header("folders")))
    mail.visibility = .doubleColumn
    #expect(app.exists(.header("messages")))
    #expect(!app.exists(.header("folders")))
    try app.tap("Show or hide the sidebar")
    #expect(mail.visibility == .all)
    #expect(app.exists(.header("folders")))
  }

  @Test func anArchiveHasTheColumnAndWhatIsShown() throws {
    mail.choose("work")
    mail.choose(7)
    (mail.column, mail.visibility) = (.content, .doubleColumn)
    let restored = Mail()
    #expect(try restored.restore(from: mail.archive()).get() == [])
    #expect(restored.column == .content)
    #expect(restored.visibility == .doubleColumn)
    #expect(restored.message?.journey == Journey(.message(7)))
  }

  @Test func anArchiveOfTheTimeBeforeLeavesWhatIsShown() throws {
    let text = """
      {"children":{"0":{"selected":"detail","tabs":{"detail":{"name":"message","steps":\
      [{"message":{"_0":7}}],"version":1}}}},"name":"mail","steps":[{"columns":{}}],"version":1}
      """
    mail.visibility = .doubleColumn
    #expect(try mail.restore(from: Data(text.utf8)).get() == [])
    #expect(mail.column == .detail)
    #expect(mail.visibility == .doubleColumn)
    #expect(mail.message?.journey == Journey(.message(7)))
  }

  @Test func aSceneKeepsWhatTheUserHides() async throws {
    let first = try Driver(FlowView(restoring: "mail", mail), width: 100)
    try first.tap("Show or hide the sidebar")
    try await first.settle()
    let second = Mail()
    _ = try Driver(FlowView(restoring: "mail", second), restoring: first.storedScene, width: 100)
    #expect(second.visibility == .detailOnly)
  }

  @Test func aTestWithoutAHostFindsTheColumnsThatAreShown() throws {
    let driver = FlowDriver(mail)
    try driver.screen(FolderScreen.self).didSelect("work")
    try driver.screen(MessagesScreen.self).didSelect(7)
    #expect(mail.message?.journey == Journey(.message(7)))
    mail.visibility = .doubleColumn
    #expect(throws: FlowDriverError.self) { try driver.screen(FolderScreen.self) }
    _ = try driver.screen(MessagesScreen.self)
  }
}

@Observable
final class Mail: Flow {
  enum Place: Codable, Linked, Restorable {
    case columns

    static let links = Links<Place> { DeepLink("", .columns) }
    static let restoration = Restoration<Place>(name: "mail")
  }

  let navigator = Navigator<Place>(root: .columns)
  var column = NavigationSplitViewColumn.sidebar
  var visibility = NavigationSplitViewVisibility.automatic

  var folders: Folders? { child(Folders.self, at: .columns) }
  var messages: Messages? { child(Messages.self, at: .columns) }
  var message: Message? { child(Message.self, at: .columns) }

  func screen(for place: Place) -> some View {
    @Bindable var flow = self
    FlowSplit(columnVisibility: $flow.visibility, preferredCompactColumn: $flow.column) {
      FlowView(Folders(mail: self))
    } content: {
      FlowView(Messages(mail: self))
    } detail: {
      FlowView(Message())
    }
  }

  func choose(_ folder: String) {
    messages?.go(.replaceAll(with: Journey(.folder(folder))))
    column = .content
  }

  func choose(_ number: Int) {
    message?.go(.replaceAll(with: Journey(.message(number))))
    column = .detail
  }
}

final class Folders: Flow {
  enum Place: Codable, Linked, Restorable {
    case all, trash

    static let links = Links<Place> {
      DeepLink("", .all)
      DeepLink("trash", .trash)
    }
    static let restoration = Restoration<Place>(name: "folders")
  }

  let navigator = Navigator<Place>(root: .all)
  private weak var mail: Mail?

  init(mail: Mail) { self.mail = mail }

  func screen(for place: Place) -> some View {
    switch place {
    case .all: FolderScreen { [weak mail] in mail?.choose($0) }
    case .trash: Text("nothing").navigationTitle("trash")
    }
  }
}

struct FolderScreen: View {
  let didSelect: (String) -> Void

  var body: some View {
    Button("Work") { didSelect("work") }.navigationTitle("folders")
  }
}

final class Messages: Flow {
  enum Place: Codable, Linked, Restorable {
    case nothing
    case folder(String)
    case unread

    static let links = Links<Place> {
      DeepLink("", .nothing)
      DeepLink("in/{folder}", Self.folder, as: .root) {
        if case .folder(let name) = $0 { name } else { nil }
      }
      DeepLink("unread", .unread)
    }
    static let restoration = Restoration<Place>(name: "messages")
  }

  let navigator = Navigator<Place>(root: .nothing)
  private weak var mail: Mail?

  init(mail: Mail) { self.mail = mail }

  func screen(for place: Place) -> some View {
    MessagesScreen(place: place) { [weak mail] in mail?.choose($0) }
  }
}

struct MessagesScreen: View {
  let place: Messages.Place
  let didSelect: (Int) -> Void

  var body: some View {
    Button("Message 7") { didSelect(7) }.navigationTitle(title)
  }

  private var title: String { if case .folder(let name) = place { name } else { "messages" } }
}

final class Message: Flow {
  enum Place: Codable, Linked, Restorable {
    case nothing
    case message(Int)

    static let links = Links<Place> {
      DeepLink("", .nothing)
      DeepLink("{number}", Self.message, as: .root) {
        if case .message(let number) = $0 { number } else { nil }
      }
    }
    static let restoration = Restoration<Place>(name: "message")
  }

  let navigator = Navigator<Place>(root: .nothing)

  func screen(for place: Place) -> some View {
    if case .message(let number) = place {
      Text("read").navigationTitle("message \(number)")
    }
  }
}
