extension DecodingError {
  static func dataCorrupted(at path: [any CodingKey], _ reason: String) -> Self {
    .dataCorrupted(.init(codingPath: path, debugDescription: reason))
  }

  /// What is wrong, and where: `Expected Int but found a string. (at steps/2/task)`.
  var reason: String {
    switch self {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      context.reason
    @unknown default: String(describing: self)
    }
  }

  /// What any error says about what it was thrown for.
  static func reason(of error: any Error) -> String {
    (error as? DecodingError)?.reason ?? String(describing: error)
  }
}

extension DecodingError.Context {
  fileprivate var reason: String {
    let path = codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty
      ? debugDescription : "\(debugDescription) (at \(path.joined(separator: "/")))"
  }
}
