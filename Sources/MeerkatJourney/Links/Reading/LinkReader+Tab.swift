// A tab has a segment of its own, in front of the part of the flow that is in it.
extension LinkReader {
  /// The text that is read next, where it is a plain one.
  package var nextText: String? {
    guard case .text(let text) = next else { return nil }
    return text
  }

  /// Takes the next segment if it is a plain text.
  package mutating func takeText(_ text: String) -> Bool {
    take(.text(text))
  }
}

extension LinkWriter {
  /// A writer for the part of a child flow.
  package static var child: LinkWriter { LinkWriter(isChild: true) }

  /// Writes a plain segment.
  package mutating func write(text: String) {
    append(.text(text))
  }
}
