public import OpenCombine

extension Publishers {
  /// Like Combine's `Publishers.Merge3`: the values of three publishers as they come.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Failure == C.Failure, A.Output == B.Output, A.Output == C.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher that merges three.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = MergeSubscription(of: 3, to: subscriber)
      subscriber.receive(subscription: subscription)
      subscription.merge(a, at: 0)
      subscription.merge(b, at: 1)
      subscription.merge(c, at: 2)
    }
  }
}

extension Publisher {
  /// Like Combine's `merge(with:)`: publishes the values of this and two others as they come.
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> Publishers.Merge3<Self, B, C>
  where Failure == B.Failure, Failure == C.Failure, Output == B.Output, Output == C.Output {
    Publishers.Merge3(self, b, c)
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
