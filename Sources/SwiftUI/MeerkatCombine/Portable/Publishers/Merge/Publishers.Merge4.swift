public import OpenCombine

extension Publishers {
  /// Like Combine's `Publishers.Merge4`: the values of four publishers as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure, A.Output == B.Output,
    A.Output == C.Output, A.Output == D.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher that merges four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = MergeSubscription(of: 4, to: subscriber)
      subscriber.receive(subscription: subscription)
      subscription.merge(a, at: 0)
      subscription.merge(b, at: 1)
      subscription.merge(c, at: 2)
      subscription.merge(d, at: 3)
    }
  }
}

extension Publisher {
  /// Like Combine's `merge(with:)`: publishes the values of this and three others as they come.
  public func merge<B: Publisher, C: Publisher, D: Publisher>(
    with b: B, _ c: C, _ d: D
  ) -> Publishers.Merge4<Self, B, C, D>
  where
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Output == B.Output,
    Output == C.Output, Output == D.Output
  {
    Publishers.Merge4(self, b, c, d)
  }
}

extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
