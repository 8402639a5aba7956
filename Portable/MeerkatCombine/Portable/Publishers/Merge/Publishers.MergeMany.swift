public import OpenCombine

extension Publishers {
  /// Like Combine's `Publishers.MergeMany`: the values of any number of publishers as they come.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher that merges the given publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Creates a publisher that merges the publishers of a sequence.
    public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams)
    where Upstreams.Element == Upstream {
      publishers = Array(upstream)
    }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let subscription = MergeSubscription(of: publishers.count, to: subscriber)
      subscriber.receive(subscription: subscription)
      for (index, publisher) in publishers.enumerated() {
        subscription.merge(publisher, at: index)
      }
      // Without an upstream nothing else would say that there is nothing left.
      subscription.finishIfDone()
    }

    /// Like Combine's `merge(with:)`: merges one more publisher.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }
}

extension Publisher {
  /// Like Combine's `merge(with:)`: publishes the values of this and another as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
