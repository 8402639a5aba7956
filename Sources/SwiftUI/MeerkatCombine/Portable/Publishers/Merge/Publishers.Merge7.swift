public import OpenCombine

extension Publishers {
  /// Like Combine's `Publishers.Merge7`: the values of seven publishers as they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure,
    A.Failure == E.Failure, A.Failure == F.Failure, A.Failure == G.Failure, A.Output == B.Output,
    A.Output == C.Output, A.Output == D.Output, A.Output == E.Output, A.Output == F.Output,
    A.Output == G.Output
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
    /// The fifth publisher.
    public let e: E
    /// The sixth publisher.
    public let f: F
    /// The seventh publisher.
    public let g: G

    /// Creates a publisher that merges seven.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = MergeSubscription(of: 7, to: subscriber)
      subscriber.receive(subscription: subscription)
      subscription.merge(a, at: 0)
      subscription.merge(b, at: 1)
      subscription.merge(c, at: 2)
      subscription.merge(d, at: 3)
      subscription.merge(e, at: 4)
      subscription.merge(f, at: 5)
      subscription.merge(g, at: 6)
    }
  }
}

extension Publisher {
  /// Like Combine's `merge(with:)`: publishes the values of this and six others as they come.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure,
    Failure == F.Failure, Failure == G.Failure, Output == B.Output, Output == C.Output,
    Output == D.Output, Output == E.Output, Output == F.Output, Output == G.Output
  {
    Publishers.Merge7(self, b, c, d, e, f, g)
  }
}

extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}
