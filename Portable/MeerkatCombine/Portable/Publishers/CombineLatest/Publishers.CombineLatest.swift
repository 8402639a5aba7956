public import OpenCombine

extension Publishers {
  /// Like Combine's `Publishers.CombineLatest`: the latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that combines two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      let subscription = CombineLatestSubscription(of: 2, to: subscriber)
      subscriber.receive(subscription: subscription)
      subscription.combine(a, b)
    }
  }
}

extension Publisher {
  /// Like Combine's `combineLatest`: publishes the latest values whenever one changes.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> Publishers.CombineLatest<Self, Other>
  where Failure == Other.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Like Combine's `combineLatest`: publishes the latest values, transformed by a closure.
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, Other>, Result>
  where Failure == Other.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
