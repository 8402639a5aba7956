public import OpenCombine

extension Publishers {
  /// Like Combine's `Publishers.Merge`: the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Output == B.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that merges two.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = MergeSubscription(of: 2, to: subscriber)
      subscriber.receive(subscription: subscription)
      subscription.merge(a, at: 0)
      subscription.merge(b, at: 1)
    }
  }
}

extension Publisher {
  /// Like Combine's `merge(with:)`: publishes the values of this and another publisher as they come.
  public func merge<Other: Publisher>(with other: Other) -> Publishers.Merge<Self, Other>
  where Failure == Other.Failure, Output == Other.Output {
    Publishers.Merge(self, other)
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
