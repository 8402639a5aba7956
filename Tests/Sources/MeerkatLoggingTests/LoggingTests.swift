import Logging
import Meerkat
import MeerkatLogging
import Synchronization
import Testing

@MainActor
struct LoggingTests {
  let flow = Stroll()
  let book = Book()

  private var logger: Logger { Logger(label: "test") { [book] _ in BookHandler(book: book) } }

  private func lines(_ count: Int) async -> [String] {
    while book.lines.count < count { await Task.yield() }
    return book.lines
  }

  @Test func eachEventIsALineWithoutValues() async {
    flow.log(to: logger)
    flow.push(.letter(to: "Ada"))
    flow.push(.letter(to: "Ada"))
    flow.back()
    flow.go(.back)
    flow.finish(.signedIn(token: "secret"))
    #expect(
      await lines(5) == [
        "info Navigated. cause: the flow, flow: Stroll, from: start, to: letter",
        "notice Refused. cause: the flow, flow: Stroll, from: letter, reason: alreadyThere, to: letter",
        "info Navigated. cause: the flow, flow: Stroll, from: letter, to: start",
        "notice Refused. cause: the flow, flow: Stroll, from: start, reason: \(Refusal.atTheRoot), to: start",
        "info Finished. cause: the flow, flow: Stroll, from: start, outcome: signedIn, to: start",
      ])
  }

  @Test func anAppMayLogValues() async {
    flow.log(to: logger, includingValues: true)
    flow.push(.letter(to: "Ada"))
    flow.finish(.signedIn(token: "secret"))
    let letter = "letter(to: \"Ada\")"
    #expect(
      await lines(2) == [
        "info Navigated. cause: the flow, flow: Stroll, from: start, to: \(letter)",
        "info Finished. cause: the flow, flow: Stroll, from: \(letter), "
          + "outcome: signedIn(token: \"secret\"), to: \(letter)",
      ])
  }

  @Test("Of what has no cases, the type is logged", arguments: [false, true])
  func plainValues(includesValues: Bool) async {
    let login = Plain()
    login.log(to: logger, includingValues: includesValues)
    login.finish("secret")
    let (place, outcome) = includesValues ? ("Ada", "secret") : ("String", "String")
    #expect(
      await lines(1) == [
        "info Finished. cause: the flow, flow: Plain, from: \(place), outcome: \(outcome), to: \(place)"
      ])
  }

  @Test func aLinkIsNotLogged() async {
    flow.log(to: logger)
    flow.open("/reset-password?token=secret")
    #expect(
      await lines(1) == [
        "notice Link refused. cause: a link, flow: Stroll, from: start, reason: noLink, to: start"
      ])
  }

  @Test func theLogEndsWithTheFlow() async {
    var flow: Stroll? = Stroll()
    let task = flow?.log(to: logger)
    weak var released: Stroll?
    released = flow
    flow = nil
    await task?.value
    #expect(released == nil)
  }
}

final class Stroll: Flow {
  enum Place: Hashable { case start, letter(to: String) }
  enum Outcome { case signedIn(token: String) }

  let navigator = Navigator<Place>(root: .start)

  func screen(for place: Place) -> some View { Text("\(place)") }
}

final class Plain: Flow {
  typealias Outcome = String

  let navigator = Navigator(root: "Ada")

  func screen(for place: String) -> some View { Text(place) }
}

/// What was logged.
final class Book: Sendable {
  private let entries = Mutex<[String]>([])

  var lines: [String] { entries.withLock { $0 } }

  func write(_ line: String) { entries.withLock { $0.append(line) } }
}

struct BookHandler: LogHandler {
  let book: Book
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    let details = (event.metadata ?? [:]).map { "\($0): \($1)" }.sorted().joined(separator: ", ")
    book.write("\(event.level) \(event.message) \(details)")
  }
}
