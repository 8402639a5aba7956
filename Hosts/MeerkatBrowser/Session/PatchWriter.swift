import MeerkatViews

/// Writes changes as one frame for the page: `[ack,[…],[…]]`.
///
/// Markup from an ``HTMLWriter`` is inserted unchanged; all other text is escaped.
struct PatchWriter {
  private(set) var bytes: [UInt8] = []

  /// Whether anything but the acknowledgement was written.
  private(set) var isEmpty = true

  /// Begins a frame that acknowledges all events up to a number.
  init(acknowledging sequence: Int) {
    bytes.append(UInt8(ascii: "["))
    bytes.append(integer: sequence)
  }

  /// Ends the frame.
  consuming func finish() -> String {
    bytes.append(UInt8(ascii: "]"))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Tells the page that another session continues its own, with other numbers for its elements.
  ///
  /// The frame acknowledges the last event that was kept. The version is that of the files that pages load.
  mutating func goOn(version: String) {
    begin(.continuation)
    add(version)
    end()
  }

  /// Animates the following changes; nil shows them at once.
  mutating func animate(_ animation: Animation?) {
    begin(.animation)
    if let animation {
      let timing = AnimationTiming(animation)
      add(timing.duration)
      add(timing.easing)
      add(timing.delay)
      add(timing.iterations)
      add(timing.alternates ? 1 : 0)
    }
    end()
  }

  /// Changes the characters of a text that has no look of its own.
  mutating func setText(_ id: Int, _ text: String) {
    begin(.text)
    add(id)
    add(text)
    end()
  }

  /// Brings the attributes of a node in step with a tag.
  mutating func setAttributes(_ id: Int, _ part: DOMPart = .element, tag: HTML) {
    begin(.attributes)
    add(part, id)
    add(markup: tag)
    end()
  }

  /// Puts markup in the place of a node.
  mutating func replace(_ id: Int, _ part: DOMPart = .element, with markup: HTML) {
    begin(.replacement)
    add(part, id)
    add(markup: markup)
    end()
  }

  /// Puts an element into another one, before a third or at the end.
  mutating func insert(into parent: Int, before next: Int?, markup: HTML) {
    begin(.insertion)
    add(parent)
    add(next ?? 0)
    add(markup: markup)
    end()
  }

  /// Moves an element.
  mutating func move(_ id: Int, in parent: Int, before next: Int?) {
    begin(.move)
    add(parent)
    add(next ?? 0)
    add(id)
    end()
  }

  /// Takes an element away.
  mutating func remove(_ id: Int) {
    begin(.removal)
    add(id)
    end()
  }

  /// Sets the value of a field or a switch.
  mutating func setValue(_ id: Int, _ part: DOMPart = .element, _ value: PageMemory.Value) {
    begin(.value)
    add(part, id)
    switch value {
    case .text(let text): add(text)
    case .isOn(let isOn): add(isOn ? 1 : 0)
    case .option(let position): add(position ?? -1)
    }
    end()
  }

  /// Writes the app's address and title, for the browser's history and title bar.
  ///
  /// The address is left out where the page has it already.
  mutating func setHistoryEntry(_ place: HistoryEntry, knownAddress: PageAddress?) {
    begin(.place)
    add(place.depth)
    add(place.title)
    if let address = place.address, address != knownAddress { add(address.text) }
    end()
  }

  /// Stores a value of the scene in the page; nil removes it.
  mutating func keep(_ text: String?, under key: String) {
    begin(.sceneValue)
    add(key)
    if let text { add(text) }
    end()
  }

  /// Stores a value of the app in the browser; nil removes it.
  mutating func keepForApp(_ text: String?, under key: String) {
    begin(.appValue)
    add(key)
    if let text { add(text) }
    end()
  }

  /// Shows the page light or dark, nil for what the user likes.
  mutating func setColorScheme(_ scheme: ColorScheme?) {
    begin(.colorScheme)
    switch scheme {
    case .light: add("light")
    case .dark: add("dark")
    case nil: add("")
    }
    end()
  }

  /// Opens a link beside the page.
  mutating func open(_ link: String) {
    begin(.link)
    add(link)
    end()
  }

  /// Copies a text to the clipboard.
  mutating func copy(_ text: String) {
    begin(.copiedText)
    add(text)
    end()
  }

  /// Brings an element into sight, with a point of it at the same point of its place.
  mutating func scroll(to id: Int, _ anchor: UnitPoint?) {
    begin(.scroll)
    add(id)
    switch anchor?.y {
    case nil: add("nearest")
    case .some(...0.25): add("start")
    case .some(0.75...): add("end")
    case .some: add("center")
    }
    end()
  }

  /// Tells an inspected page which elements belong to views that were evaluated.
  mutating func note(evaluated elements: [Int]) {
    guard !elements.isEmpty else { return }
    begin(.evaluation)
    add(elements.map(String.init).joined(separator: " "))
    end()
  }

  /// Tells an inspected page what a user did, in words, and the number of the moment that it begins.
  mutating func note(event title: String, moment: Int) {
    begin(.eventTitle)
    add(title)
    add(moment)
    end()
  }

  /// Shows what a developer has to know about the app's last build; nothing for an empty title.
  mutating func note(_ note: BuildNotes.Note) {
    begin(.buildNote)
    add(note.title)
    add(note.text)
    add(note.isBusy ? 1 : 0)
    end()
  }

  /// Puts everything anew, and says which patch this is.
  mutating func replaceAll(with markup: HTML, lastPatch: Int) {
    begin(.whole)
    add(lastPatch)
    add(markup: markup)
    end()
  }
}

extension PatchWriter {
  private mutating func begin(_ kind: ChangeKind) {
    isEmpty = false
    append(",[\"")
    bytes.append(contentsOf: kind.rawValue.utf8)
    append("\"")
  }

  private mutating func end() { append("]") }

  private mutating func append(_ literal: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  private mutating func add(_ number: Int) {
    append(",")
    bytes.append(integer: number)
  }

  /// An element is a number, a part of one its id.
  private mutating func add(_ part: DOMPart, _ id: Int) {
    if part == .element { return add(id) }
    append(",\"")
    bytes.append(part.rawValue)
    bytes.append(integer: id)
    append("\"")
  }

  private mutating func add(markup: HTML) {
    append(",\"")
    bytes.append(contentsOf: markup.bytes)
    append("\"")
  }

  private mutating func add(_ text: String) {
    append(",\"")
    var text = text
    text.withUTF8 { letters in
      for letter in letters { addEscaped(letter) }
    }
    append("\"")
  }

  private mutating func addEscaped(_ letter: UInt8) {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      append("\\")
      bytes.append(letter)
    case ..<0x20:
      append("\\u00")
      bytes.append(letter >> 4 + UInt8(ascii: "0"))
      let low = letter & 15
      bytes.append(low < 10 ? low + UInt8(ascii: "0") : low - 10 + UInt8(ascii: "a"))
    default: bytes.append(letter)
    }
  }
}
