import CResources

/// The client's script: its modules as one, which a browser asks for once.
enum ClientScript {
  /// The modules, each after those that it imports, as a browser would evaluate them.
  static let bytes = [
    "page", "shares", "motion", "screens", "rows", "menus", "events", "gestures", "surroundings",
    "resuming",
    "storage", "history", "lists", "connection", "assist", "changes", "client",
  ].flatMap { code(of: .client("\($0).js")) }

  /// A module without its comments, imports and the word `export`.
  ///
  /// No text in the client contains what begins or ends a comment.
  private static func code(of module: [UInt8]) -> [UInt8] {
    var isImport = false
    return withoutComments(module).split(separator: UInt8(ascii: "\n")).flatMap { line in
      let code = line.drop { $0 == UInt8(ascii: " ") }
      isImport = isImport || code.starts(with: "import ".utf8)
      guard !isImport else {
        isImport = line.last != UInt8(ascii: ";")
        return [UInt8]()
      }
      guard !code.isEmpty, !code.starts(with: "//".utf8) else { return [] }
      let isExport = code.starts(with: "export ".utf8)
      return (isExport ? code.dropFirst("export ".utf8.count) : code) + [UInt8(ascii: "\n")]
    }
  }

  private static func withoutComments(_ module: [UInt8]) -> [UInt8] {
    var rest = module[...]
    var code: [UInt8] = []
    while let start = rest.firstRange(of: "/*".utf8) {
      code += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "*/".utf8) else { return code }
      rest = rest[end.upperBound...]
    }
    return code + rest
  }
}

extension [UInt8] {
  /// The bytes of a file of the client, which is part of the program.
  static func client(_ name: String) -> [UInt8] {
    var count = 0
    guard let bytes = meerkat_resource(name, &count) else {
      preconditionFailure("CResources lacks \(name).")
    }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}
