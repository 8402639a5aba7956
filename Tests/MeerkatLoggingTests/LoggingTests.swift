import Logging
import Meerkat
import MeerkatLogging
import Synchronization
import Testing

@MainActor
struct LoggingTests {
  let flow = Stroll()
  let book = Book()

  init() {
    flow.log(to: Logger(label: "test") { [book] _ in BookHandler(book: book) })
  }

  @Test func eachEventIsALine() async {
    flow.push(.hill)
    flow.back()
    flow.go(.back)
    flow.finish("home")
    while book.lines.count < 4 { await Task.yield() }
    #expect(
      book.lines == [
        "info Stroll: start → hill, by the flow",
        "info Stroll: hill → start, by the flow",
        "notice Stroll: stays at start. \(Refusal.atTheRoot)",
        "info Stroll: finished at start with home",
      ])
  }

  @Test func theDetailsAreMetadata() async {
    flow.push(.hill)
    flow.go(.close)
    while book.lines.count < 2 { await Task.yield() }
    #expect(
      book.metadata == [
        ["flow": "Stroll", "from": "start", "to": "hill", "cause": "the flow"],
        [
          "flow": "Stroll", "from": "hill", "to": "hill", "cause": "the flow",
          "reason": "\(Refusal.nothingPresented)",
        ],
      ])
  }

  @Test func theLogEndsWithTheFlow() async {
    var flow: Stroll? = Stroll()
    let task = flow?.log(to: Logger(label: "test") { [book] _ in BookHandler(book: book) })
    weak var released: Stroll?
    released = flow
    flow = nil
    await task?.value
    #expect(released == nil)
  }
}

final class Stroll: Flow {
  enum Place: Hashable { case start, hill }
  typealias Outcome = String

  let navigator = Navigator<Place>(root: .start)

  func screen(for place: Place) -> some View { Text("\(place)") }
}

/// What was logged.
final class Book: Sendable {
  private let entries = Mutex<[(line: String, metadata: [String: String])]>([])

  var lines: [String] { entries.withLock { $0.map(\.line) } }
  var metadata: [[String: String]] { entries.withLock { $0.map(\.metadata) } }

  func write(_ line: String, _ metadata: Logger.Metadata) {
    entries.withLock { $0.append((line, metadata.mapValues(\.description))) }
  }
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
    book.write("\(event.level) \(event.message)", event.metadata ?? [:])
  }
}
