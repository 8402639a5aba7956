/// A mistake in the use of a macro, reported to its author.
struct Misuse: Error {
  let message: String

  /// Where the mistake is, in bytes of the macro's source.
  let range: Range<Int>

  /// What would put it right: other text in the place of that range.
  let fixIt: FixIt?

  struct FixIt {
    let message: String
    let text: String
  }

  init(_ message: String, at range: Range<Int>, fixIt: FixIt? = nil) {
    self.message = message
    self.range = range
    self.fixIt = fixIt
  }

  /// The message to the compiler.
  func message(in syntax: Request.Syntax) -> JSON {
    let start = syntax.offset + range.lowerBound
    let place: JSON = [
      "fileName": syntax.file, "startOffset": start, "endOffset": syntax.offset + range.upperBound,
    ]
    let fixIts = fixIt.map { fixIt -> [JSON] in
      [["message": fixIt.message, "changes": [["range": place, "newText": fixIt.text]]]]
    }
    return [
      "message": message, "severity": "error",
      "position": ["fileName": syntax.file, "offset": start] as JSON,
      "highlights": [place], "notes": [JSON](), "fixIts": fixIts ?? [],
    ]
  }
}
