import Foundation
import NIOConcurrencyHelpers

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks a service, and hands on what it answers as it comes.
final class RequestForwarder: NSObject, URLSessionDataDelegate, Sendable {
  enum Part: Sendable {
    case head(status: Int, headers: [HTTPArchive.Field])
    case body(Data)
  }

  private typealias Continuation = AsyncThrowingStream<Part, any Error>.Continuation

  private let waiting = NIOLockedValueBox<[Int: Continuation]>([:])

  /// What asks; it keeps no cookies, and answers nothing by itself.
  private func makeSession() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
  }

  private let session = NIOLockedValueBox<URLSession?>(nil)

  func parts(of request: URLRequest) -> AsyncThrowingStream<Part, any Error> {
    let session = session.withLockedValue { session in
      let known = session ?? makeSession()
      session = known
      return known
    }
    let task = session.dataTask(with: request)
    let (parts, continuation) = AsyncThrowingStream.makeStream(of: Part.self)
    waiting.withLockedValue { $0[task.taskIdentifier] = continuation }
    continuation.onTermination = { [waiting] _ in
      waiting.withLockedValue { $0[task.taskIdentifier] = nil }
      task.cancel()
    }
    task.resume()
    return parts
  }

  /// A session holds its delegate.
  func end() {
    session.withLockedValue { session in
      session?.invalidateAndCancel()
      session = nil
    }
  }

  private func continuation(of task: URLSessionTask) -> Continuation? {
    waiting.withLockedValue { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let http = response as? HTTPURLResponse
    let headers = (http?.allHeaderFields ?? [:]).map { name, value in
      HTTPArchive.Field(name: "\(name)", value: "\(value)")
    }
    continuation(of: dataTask)?.yield(
      .head(status: http?.statusCode ?? 200, headers: headers.sorted { $0.name < $1.name }))
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    continuation(of: dataTask)?.yield(.body(data))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    continuation(of: task)?.finish(throwing: error)
  }

  /// The app itself follows, so that each answer is recorded.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) { completionHandler(nil) }
}
