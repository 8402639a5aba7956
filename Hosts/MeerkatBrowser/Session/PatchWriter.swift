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
  mutating func goOn(version: String) { write(.continuation) { $0.add(version) } }

  /// Animates the following changes; nil shows them at once.
  mutating func animate(_ animation: Animation?) {
    write(.animation) {
      if let animation {
        let timing = AnimationTiming(animation)
        $0.add(timing.duration)
        $0.add(timing.easing)
        $0.add(timing.delay)
        $0.add(timing.iterations)
        $0.add(timing.alternates ? 1 : 0)
      }
    }
  }

  /// Changes the characters of a text that has no look of its own.
  mutating func setText(_ id: Int, _ text: String) {
    write(.text) {
      $0.add(id)
      $0.add(text)
    }
  }

  /// Brings the attributes of a node in step with a tag.
  mutating func setAttributes(_ id: Int, _ part: DOMPart = .element, tag: HTML) {
    write(.attributes) {
      $0.add(part, id)
      $0.add(markup: tag)
    }
  }

  /// Puts markup in the place of a node.
  mutating func replace(_ id: Int, _ part: DOMPart = .element, with markup: HTML) {
    write(.replacement) {
      $0.add(part, id)
      $0.add(markup: markup)
    }
  }

  /// Puts an element into another one, before a third or at the end.
  mutating func insert(into parent: Int, before next: Int?, markup: HTML) {
    write(.insertion) {
      $0.add(parent)
      $0.add(next ?? 0)
      $0.add(markup: markup)
    }
  }

  /// Moves an element.
  mutating func move(_ id: Int, in parent: Int, before next: Int?) {
    write(.move) {
      $0.add(parent)
      $0.add(next ?? 0)
      $0.add(id)
    }
  }

  /// Takes an element away.
  mutating func remove(_ id: Int) { write(.removal) { $0.add(id) } }

  /// Sets the value of a field or a switch.
  mutating func setValue(_ id: Int, _ part: DOMPart = .element, _ value: PageMemory.Value) {
    write(.value) {
      $0.add(part, id)
      switch value {
      case .text(let text): $0.add(text)
      case .isOn(let isOn): $0.add(isOn ? 1 : 0)
      case .option(let position): $0.add(position ?? -1)
      }
    }
  }

  /// Writes the app's address and title, for the browser's history and title bar.
  ///
  /// The address is left out where the page has it already.
  mutating func setHistoryEntry(_ place: HistoryEntry, knownAddress: PageAddress?) {
    write(.place) {
      $0.add(place.depth)
      $0.add(place.title)
      if let address = place.address, address != knownAddress { $0.add(address.text) }
    }
  }

  /// Stores a value of the scene in the page, or one of the app in the browser; nil removes it.
  mutating func keep(_ text: String?, under key: String, as kind: ChangeKind) {
    write(kind) {
      $0.add(key)
      if let text { $0.add(text) }
    }
  }

  /// Shows the page light or dark, nil for what the user likes.
  mutating func setColorScheme(_ scheme: ColorScheme?) {
    write(.colorScheme) {
      switch scheme {
      case .light: $0.add("light")
      case .dark: $0.add("dark")
      case nil: $0.add("")
      }
    }
  }

  /// Opens a link beside the page.
  mutating func open(_ link: String) { write(.link) { $0.add(link) } }

  /// Copies a text to the clipboard.
  mutating func copy(_ text: String) { write(.copiedText) { $0.add(text) } }

  /// Brings an element into sight, with a point of it at the same point of its place.
  mutating func scroll(to id: Int, _ anchor: UnitPoint?) {
    write(.scroll) {
      $0.add(id)
      switch anchor?.y {
      case nil: $0.add("nearest")
      case .some(...0.25): $0.add("start")
      case .some(0.75...): $0.add("end")
      case .some: $0.add("center")
      }
    }
  }

  /// Tells an inspected page which elements belong to views that were evaluated.
  mutating func note(evaluated elements: [Int]) {
    guard !elements.isEmpty else { return }
    write(.evaluation) { $0.add(elements.map(String.init).joined(separator: " ")) }
  }

  /// Tells an inspected page what a user did, in words, and the number of the moment that it begins.
  mutating func note(event title: String, moment: Int) {
    write(.eventTitle) {
      $0.add(title)
      $0.add(moment)
    }
  }

  /// Shows what a developer has to know about the app's last build; nothing for an empty title.
  mutating func note(_ note: BuildNotes.Note) {
    write(.buildNote) {
      $0.add(note.title)
      $0.add(note.text)
      $0.add(note.isBusy ? 1 : 0)
    }
  }

  /// Puts everything anew, and says which patch this is.
  mutating func replaceAll(with markup: HTML, lastPatch: Int) {
    write(.whole) {
      $0.add(lastPatch)
      $0.add(markup: markup)
    }
  }
}

extension PatchWriter {
  private mutating func write(_ kind: ChangeKind, _ addContent: (inout Self) -> Void) {
    isEmpty = false
    append(",[\"")
    bytes.append(contentsOf: kind.rawValue.utf8)
    append("\"")
    addContent(&self)
    append("]")
  }

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
