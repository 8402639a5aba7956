public import Foundation
public import OpenCombine

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

extension URLSession {
  /// Like Combine's `dataTaskPublisher(for:)`: publishes the contents of a URL, or an error.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Like Combine's `dataTaskPublisher(for:)`: publishes the response to a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Like Combine's `URLSession.DataTaskPublisher`: each subscriber starts its own task.
  public struct DataTaskPublisher: OpenCombine.Publisher, Sendable {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    /// The request to load.
    public let request: URLRequest
    /// The session that loads the request.
    public let session: URLSession

    /// Creates a publisher for the response to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      subscriber.receive(subscription: DataTaskSubscription(of: self, to: subscriber))
    }
  }
}

/// A data task that starts with the first demand and ends with the subscription.
private final class DataTaskSubscription: Subscription {
  private let outlet: Outlet<URLSession.DataTaskPublisher.Output, URLError>
  private let task: URLSessionDataTask

  init(
    of publisher: URLSession.DataTaskPublisher,
    to downstream: some Subscriber<URLSession.DataTaskPublisher.Output, URLError>
  ) {
    let outlet = Outlet(downstream)
    self.outlet = outlet
    task = publisher.session.dataTask(with: publisher.request) { data, response, error in
      if let response, error == nil {
        outlet.send((data ?? Data(), response))
        outlet.send(completion: .finished)
      } else {
        outlet.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
      }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    if demand > 0 { task.resume() }
  }

  func cancel() {
    outlet.cancel()
    task.cancel()
  }
}
