extension ScannedText {
  /// Where in the whole text a value is.
  func path(to token: Int) -> [any CodingKey] {
    var path: [any CodingKey] = []
    var token = token
    while token != TextToken.root {
      let parent = Int(tokens[token].parent)
      path.append(
        tokens[parent].kind == .list
          ? TextKey(intValue: Int(tokens[token].place))
          : TextKey(stringValue: pathName(at: token - 1)))
      token = parent
    }
    return path.reversed()
  }

  /// That a value is something else, or is not there at all.
  func mismatch(_ type: any Any.Type, at token: Int) -> DecodingError {
    mismatch(type, wanted: String(describing: type), at: token)
  }

  func mismatch(_ type: any Any.Type, wanted: String, at token: Int) -> DecodingError {
    let kind = tokens[token].kind
    let context = DecodingError.Context(
      codingPath: path(to: token), debugDescription: "Expected \(wanted) but found \(kind).")
    return kind == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }

  /// That a number is too large, or not whole.
  func unfit(_ type: any Any.Type, at token: Int) -> DecodingError {
    .dataCorrupted(
      at: path(to: token), "The number \(string(at: token).prefix(40)) does not fit in \(type).")
  }

  func notFound(_ key: any CodingKey, in object: Int) -> DecodingError {
    .keyNotFound(
      key,
      .init(
        codingPath: path(to: object), debugDescription: "There is no “\(key.stringValue)” here."))
  }

  func pastEnd(_ type: any Any.Type, of list: Int) -> DecodingError {
    let count = Int(tokens[list].count)
    return .valueNotFound(
      type,
      .init(
        codingPath: path(to: list) + [TextKey(intValue: count)],
        debugDescription: "Expected \(type) but found the end of the list."))
  }
}
