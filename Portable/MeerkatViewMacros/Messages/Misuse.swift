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
      "fileName": .string(syntax.file), "startOffset": .number(start),
      "endOffset": .number(syntax.offset + range.upperBound),
    ]
    var fixIts: [JSON] = []
    if let fixIt {
      let change: JSON = ["range": place, "newText": .string(fixIt.text)]
      fixIts.append(["message": .string(fixIt.message), "changes": [change]])
    }
    return [
      "message": .string(message), "severity": "error",
      "position": ["fileName": .string(syntax.file), "offset": .number(start)],
      "highlights": [place], "notes": [], "fixIts": .array(fixIts),
    ]
  }
}

extension JSON: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .string(value) }
}
