import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ServiceError {
  /// Puts into words what the client for HTTP has thrown.
  init(transport error: any Error) {
    switch error {
    case let error as ServiceError: self = error
    case is CancellationError: self = .cancelled
    case let error as URLError: self.init(error)
    default: self = .failed("\(error)")
    }
  }

  private init(_ error: URLError) {
    switch error.code {
    case .cancelled: self = .cancelled
    case .cannotConnectToHost: self = .refused
    case .networkConnectionLost, .badServerResponse: self = .cutOff
    default: self = .failed(error.localizedDescription)
    }
  }

  /// Says where an answer differs from what was expected.
  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .malformed("“\(key.stringValue)” is missing\(context.place).")
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self = .malformed("A value has the wrong type\(context.place).")
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      self = .malformed("It isn’t JSON.")
    case .dataCorrupted(let context): self = .malformed("A value isn’t valid\(context.place).")
    @unknown default: self = .malformed("\(error)")
    }
  }
}

extension DecodingError.Context {
  fileprivate var place: String {
    guard !codingPath.isEmpty else { return "" }
    let path = codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return " at " + path.joined(separator: "/")
  }
}
