import CSQLite

/// A question about two texts that Swift answers, so that a query says the same as a predicate.
enum SQLFunction: String, CaseIterable {
  case contains = "swift_contains"
  case startsWith = "swift_starts_with"
  case localizedContains = "swift_localized_contains"

  private func answer(_ text: String, _ other: String) -> Bool {
    switch self {
    case .contains: Self.contains(text, other)
    case .startsWith: text.starts(with: other)
    case .localizedContains: text.localizedStandardContains(other)
    }
  }

  /// By characters, as the predicate has it.
  private static func contains<Text: Collection<Character>, Other: Collection<Character>>(
    _ text: Text, _ other: Other
  ) -> Bool { text.contains(other) }

  /// Has a connection know the functions.
  static func register(in handle: OpaquePointer) {
    typealias Body =
      @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void
    func add(_ function: SQLFunction, _ body: @escaping Body) {
      sqlite3_create_function_v2(
        handle, function.rawValue, 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil, body, nil, nil, nil)
    }
    add(.contains) { Self.contains.answer($0, $2) }
    add(.startsWith) { Self.startsWith.answer($0, $2) }
    add(.localizedContains) { Self.localizedContains.answer($0, $2) }
  }

  private func answer(
    _ context: OpaquePointer?, _ arguments: UnsafeMutablePointer<OpaquePointer?>?
  ) {
    guard let arguments, let text = Self.text(arguments[0]), let other = Self.text(arguments[1])
    else { return sqlite3_result_null(context) }
    sqlite3_result_int(context, answer(text, other) ? 1 : 0)
  }

  private static func text(_ value: OpaquePointer?) -> String? {
    guard let start = sqlite3_value_text(value) else { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_value_bytes(value)))
    return String(decoding: bytes, as: UTF8.self)
  }
}
