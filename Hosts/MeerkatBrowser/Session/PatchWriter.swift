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
    bytes.append("[")
    bytes.append(integer: sequence)
  }

  /// Ends the frame.
  consuming func finish() -> String {
    bytes.append("]")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Tells the page that another session continues its own, with other numbers for its elements.
  ///
  /// The frame acknowledges the last event that was kept. The version is that of the files that pages load.
  mutating func goOn(version: String) { write(.continuation, version) }

  /// Animates the following changes; nil shows them at once.
  mutating func animate(_ animation: Animation?) {
    guard let timing = animation.map(AnimationTiming.init) else { return write(.animation) }
    write(
      .animation, timing.duration, timing.easing, timing.delay, timing.iterations,
      timing.alternates)
  }

  /// Changes the characters of a text that has no look of its own.
  mutating func setText(_ id: Int, _ text: String) { write(.text, id, text) }

  /// Brings the attributes of a node in step with a tag.
  mutating func setAttributes(_ id: Int, _ part: DOMPart = .element, tag: HTML) {
    write(.attributes, DOMNode(id, part), tag)
  }

  /// Puts markup in the place of a node.
  mutating func replace(_ id: Int, _ part: DOMPart = .element, with markup: HTML) {
    write(.replacement, DOMNode(id, part), markup)
  }

  /// Puts an element into another one, before a third or at the end.
  mutating func insert(into parent: Int, before next: Int?, markup: HTML) {
    write(.insertion, parent, next ?? 0, markup)
  }

  /// Moves an element.
  mutating func move(_ id: Int, in parent: Int, before next: Int?) {
    write(.move, parent, next ?? 0, id)
  }

  /// Takes an element away.
  mutating func remove(_ id: Int) { write(.removal, id) }

  /// Sets the value of a field or a switch.
  mutating func setValue(_ id: Int, _ part: DOMPart = .element, _ value: PageMemory.Value) {
    let node = DOMNode(id, part)
    switch value {
    case .text(let text): write(.value, node, text)
    case .isOn(let isOn): write(.value, node, isOn)
    case .option(let position): write(.value, node, position ?? -1)
    }
  }

  /// Writes the app's address and title, for the browser's history and title bar.
  ///
  /// The address is left out where the page has it already.
  mutating func setHistoryEntry(_ place: HistoryEntry, knownAddress: PageAddress?) {
    let address = place.address == knownAddress ? nil : place.address?.text
    write(.place, place.depth, place.title, address)
  }

  /// Stores a value of the scene in the page, or one of the app in the browser; nil removes it.
  mutating func keep(_ text: String?, under key: String, as kind: ChangeKind) {
    write(kind, key, text)
  }

  /// Shows the page light or dark, nil for what the user likes.
  mutating func setColorScheme(_ scheme: ColorScheme?) {
    write(.colorScheme, scheme.map { $0 == .dark ? "dark" : "light" } ?? "")
  }

  /// Opens a link beside the page.
  mutating func open(_ link: String) { write(.link, link) }

  /// Copies a text to the clipboard.
  mutating func copy(_ text: String) { write(.copiedText, text) }

  /// Brings an element into sight, with a point of it at the same point of its place.
  mutating func scroll(to id: Int, _ anchor: UnitPoint?) {
    switch anchor?.y {
    case nil: write(.scroll, id, "nearest")
    case .some(...0.25): write(.scroll, id, "start")
    case .some(0.75...): write(.scroll, id, "end")
    case .some: write(.scroll, id, "center")
    }
  }

  /// Tells an inspected page which elements belong to views that were evaluated.
  mutating func note(evaluated elements: [Int]) {
    guard !elements.isEmpty else { return }
    write(.evaluation, elements.map(String.init).joined(separator: " "))
  }

  /// Tells an inspected page what a user did, in words, and the number of the moment that it begins.
  mutating func note(event title: String, moment: Int) { write(.eventTitle, title, moment) }

  /// Shows what a developer has to know about the app's last build; nothing for an empty title.
  mutating func note(_ note: BuildNotes.Note) {
    write(.buildNote, note.title, note.text, note.isBusy)
  }

  /// Puts everything anew, and says which patch this is.
  mutating func replaceAll(with markup: HTML, lastPatch: Int) { write(.whole, lastPatch, markup) }

  private mutating func write<each Value: PatchValue>(
    _ kind: ChangeKind, _ values: repeat each Value
  ) {
    isEmpty = false
    bytes.append(",[\"")
    bytes.append(contentsOf: kind.rawValue.utf8)
    bytes.append("\"")
    repeat (each values).write(to: &bytes)
    bytes.append("]")
  }
}

/// What a change consists of.
private protocol PatchValue {
  func write(to bytes: inout [UInt8])
}

extension Int: PatchValue {
  fileprivate func write(to bytes: inout [UInt8]) {
    bytes.append(",")
    bytes.append(integer: self)
  }
}

extension Bool: PatchValue {
  fileprivate func write(to bytes: inout [UInt8]) { (self ? 1 : 0).write(to: &bytes) }
}

/// An element is a number, a part of one its id.
extension DOMNode: PatchValue {
  fileprivate func write(to bytes: inout [UInt8]) {
    if part == .element { return element.write(to: &bytes) }
    bytes.append(",\"")
    bytes.append(part.rawValue)
    bytes.append(integer: element)
    bytes.append("\"")
  }
}

extension HTML: PatchValue {
  fileprivate func write(to bytes: inout [UInt8]) {
    bytes.append(",\"")
    bytes.append(contentsOf: self.bytes)
    bytes.append("\"")
  }
}

extension String: PatchValue {
  fileprivate func write(to bytes: inout [UInt8]) {
    bytes.append(",\"")
    var text = self
    text.withUTF8 { letters in
      for letter in letters { bytes.append(escaped: letter) }
    }
    bytes.append("\"")
  }
}

/// Nothing is left out.
extension Optional: PatchValue where Wrapped: PatchValue {
  fileprivate func write(to bytes: inout [UInt8]) { self?.write(to: &bytes) }
}

extension [UInt8] {
  fileprivate mutating func append(escaped letter: UInt8) {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      append("\\")
      append(letter)
    case ..<0x20:
      append("\\u00")
      append(letter >> 4 + UInt8(ascii: "0"))
      let low = letter & 15
      append(low < 10 ? low + UInt8(ascii: "0") : low - 10 + UInt8(ascii: "a"))
    default: append(letter)
    }
  }
}
