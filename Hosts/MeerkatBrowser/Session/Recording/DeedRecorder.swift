package import MeerkatDeeds
package import MeerkatViews
import Observation

/// Writes down what a user does with an app, as deeds.
///
/// A deed is written before the app hears of it: after a crash, the last one is what led there.
@MainActor @Observable
package final class DeedRecorder {
  /// The lines so far: deeds, and comments about what no deed can say.
  package var lines: [String] { entries.map(\.line) }

  /// Without another word of the page, its window is wide.
  private(set) var entries = [Entry(line: "\(Deed.with(.size(width: 1_280, height: 800)))")]

  struct Entry: Equatable {
    let line: String
    /// Where the user was before.
    fileprivate var place: String?

    /// Whether it says how the app is looked at.
    fileprivate var isLook: Bool { line.hasPrefix("with ") }
  }

  @ObservationIgnored private let file: URL?
  @ObservationIgnored private var handle: FileHandle?
  /// How many bytes the file has.
  @ObservationIgnored private var length = 0
  /// How many lines are kept, the oldest of which give way; nil for all.
  @ObservationIgnored private let limit: Int?
  @ObservationIgnored private var typing: Typing?
  /// The lines before the last event.
  @ObservationIgnored private var before: [Entry] = []
  /// Tells where the user is.
  @ObservationIgnored package var address: (() -> String?)?

  /// A field that the user is typing into.
  private struct Typing {
    let field: Int
    let target: Deed.Target
    let before: String
    /// How many of the last lines are about it.
    var lines = 0
  }

  /// What stands for the text of a field for secrets.
  package static let standIn = "secret"

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - file: Where it is written, after each line; nil for nowhere.
  ///   - limit: How many lines are kept; nil for all.
  @Memberwise
  package init(file: URL? = nil, limit: Int? = nil)

  /// The recording as a text.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// Writes down an event of an element, which is about to be handled.
  package func note(_ event: ElementEvent, on element: Element, in window: WindowElement) {
    before = entries
    if case .input(let text) = event { return note(text, typedInto: element, in: window) }
    switch event {
    case .focus, .reveal, .press, .hover: return
    default: break
    }
    let reading = DeedReading(window)
    add(reading.deed(for: event, on: element).map { "\($0)" } ?? reading.excuse(for: element))
  }

  /// Takes back the last event, which the app has refused.
  package func takeBack() {
    guard entries != before else { return }
    entries = before
    typing = nil
    write()
  }

  /// Writes down an address that was asked for.
  package func note(opened address: String) {
    add("\(Deed.open(address))")
  }

  /// Writes down how the app is looked at.
  package func note(_ look: Deed.Look) {
    let line = "\(Deed.with(look))"
    guard lines.last(where: { $0.hasPrefix("with ") && $0.hasSameLook(as: line) }) != line else {
      return
    }
    guard case .size = look else { return add(line) }
    // The size comes first: it can't change later.
    guard entries.dropFirst().allSatisfy({ $0.isLook || $0.line.hasPrefix("open ") }) else {
      return add("# The window has another size now: \(look)")
    }
    entries[0] = Entry(line: line)
    write()
  }

  /// Writes down what no deed can say.
  package func note(comment: String) { if lines.last != "# " + comment { add("# " + comment) } }

  /// How many pictures are expected so far.
  package var pictures: Int { lines.count { $0.hasPrefix("expect picture ") } }

  /// Adds something that has to be seen.
  package func expect(_ expectation: Deed.Expectation) {
    add("\(Deed.expect(expectation))")
  }

  /// Goes on after what another page has written down.
  func goOn(after entries: [Entry]) {
    self.entries = entries
    typing = nil
    write()
  }

  /// Forgets the last line.
  package func removeLast() {
    typing = nil
    guard entries.count > 1 else { return }
    entries.removeLast()
    write()
  }

  /// Ends the recording: of a session that has ended as it should, nobody needs the last deeds.
  package func end() {
    if limit != nil, let file { try? FileManager.default.removeItem(at: file) }
  }

  private func add(_ line: String) {
    typing = nil
    append(line)
    write()
  }

  private func append(_ line: String) {
    entries.append(Entry(line: line, place: address?()))
    let head = entries.prefix(while: \.isLook).count
    let excess = entries.count - head - (limit ?? entries.count)
    guard excess > 0 else { return }
    // What is dropped gives way to the address at which the next deed was done.
    let dropped = head..<head + excess + 1
    let place = entries[dropped.upperBound].place
    entries.replaceSubrange(
      dropped, with: [Entry(line: "\(Deed.open(place ?? "/"))", place: place)])
  }

  /// Writes over what the file has: emptied first, it would have to be on the disk before the app
  /// hears of the event.
  private func write() {
    guard let file else { return }
    if handle == nil {
      try? Data().write(to: file)
      handle = try? FileHandle(forWritingTo: file)
    }
    let data = Data(text.utf8)
    try? handle?.seek(toOffset: 0)
    try? handle?.write(contentsOf: data)
    if data.count < length { try? handle?.truncate(atOffset: UInt64(data.count)) }
    length = data.count
  }

  /// Writes down what a field contains now, in the place of what was typed into it before.
  private func note(_ text: String, typedInto element: Element, in window: WindowElement) {
    guard let field = element as? TextFieldElement else { return }
    if typing?.field != element.id {
      typing = DeedReading(window).field(field).map {
        Typing(field: element.id, target: $0, before: field.text)
      }
    }
    guard let typing else {
      return note(comment: "Something was typed where no field can be found.")
    }
    entries.removeLast(min(typing.lines, entries.count - 1))
    let new = lines(for: field.isSecret && !text.isEmpty ? Self.standIn : text, of: field, typing)
    new.forEach(append)
    self.typing?.lines = new.count
    write()
  }

  private func lines(for text: String, of field: TextFieldElement, _ typing: Typing) -> [String] {
    var text = text
    var lines = field.isSecret ? ["# “\(Self.standIn)” stands for what was typed."] : []
    if !field.isSecret, text.hasPrefix(typing.before) {
      text.removeFirst(typing.before.count)
    } else if !typing.before.isEmpty || text.isEmpty {
      lines.append("\(Deed.clear(typing.target))")
    }
    if !text.isEmpty { lines.append("\(Deed.type(text, into: typing.target))") }
    return lines
  }
}

extension String {
  /// Whether two lines set the same: the colours, or the size of text.
  fileprivate func hasSameLook(as other: String) -> Bool {
    func word(_ line: String) -> Substring {
      let word = line.split(separator: " ").dropFirst().first ?? ""
      return word == "light" ? "dark" : word
    }
    return word(self) == word(other)
  }
}
