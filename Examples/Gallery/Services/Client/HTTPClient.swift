import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests by `URLSession`, and reads answers of a limited length.
final class HTTPClient: NSObject, URLSessionDataDelegate, Sendable {
  /// What a server has answered.
  struct Answer: Sendable {
    let status: Int
    var body = Data()
  }

  /// What arrives, part by part.
  private enum Part: Sendable {
    case status(Int)
    case body(Data)
  }

  private typealias Parts = AsyncThrowingStream<Part, any Error>

  private struct State {
    /// Nil when the client has ended.
    var session: URLSession?
    /// Where the parts of each answer go, by the identifier of the session's task.
    var receivers: [Int: Parts.Continuation] = [:]
  }

  private let state = Mutex(State())
  private let bodyLimit: Int

  /// Creates a client.
  ///
  /// - Parameter bodyLimit: The most bytes that the body of an answer may have.
  init(bodyLimit: Int) {
    self.bodyLimit = bodyLimit
    super.init()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    // Users who wait for a slow answer hold up nobody else.
    configuration.httpMaximumConnectionsPerHost = 100
    // How long it may take is up to the caller, who cancels; this is only for one who never does.
    configuration.timeoutIntervalForRequest = 3600
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    state.withLock { $0.session = session }
  }

  /// Sends a request, and reads the whole answer.
  ///
  /// Cancelling the task that waits cancels the request.
  func send(_ request: URLRequest) async throws -> Answer {
    var answer: Answer?
    for try await part in try parts(of: request) {
      switch part {
      case .status(let status): answer = Answer(status: status)
      case .body(let data): answer?.body.append(data)
      }
      if let answer, answer.body.count > bodyLimit {
        throw ServiceError.failed("The answer has more than \(bodyLimit) bytes.")
      }
    }
    try Task.checkCancellation()
    guard let answer else { throw URLError(.badServerResponse) }
    return answer
  }

  /// Cancels what is under way; requests that come later are refused.
  func stop() {
    let session = state.withLock { $0.session.take() }
    session?.invalidateAndCancel()
  }

  /// Begins a request, which ends with the iteration over its parts.
  private func parts(of request: URLRequest) throws -> Parts {
    let (parts, receiver) = Parts.makeStream()
    let task = state.withLock { state in
      let task = state.session?.dataTask(with: request)
      if let task { state.receivers[task.taskIdentifier] = receiver }
      return task
    }
    guard let task else { throw URLError(.cannotConnectToHost) }
    receiver.onTermination = { _ in task.cancel() }
    task.resume()
    return parts
  }
}

extension HTTPClient {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    receiver(of: dataTask)?.yield(.status(status))
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    receiver(of: dataTask)?.yield(.body(data))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let receiver = state.withLock { $0.receivers.removeValue(forKey: task.taskIdentifier) }
    // Whatever ends an answer that has begun, its rest is lost.
    let hasBegun = error != nil && task.response != nil
    receiver?.finish(throwing: hasBegun ? URLError(.networkConnectionLost) : error)
  }

  private func receiver(of task: URLSessionTask) -> Parts.Continuation? {
    state.withLock { $0.receivers[task.taskIdentifier] }
  }
}
