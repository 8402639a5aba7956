public import OpenCombine

extension Publishers {
  /// Like Combine's `Publishers.Merge8`: the values of eight publishers as they come.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    G: Publisher, H: Publisher
  >: Publisher
  where
    A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure,
    A.Failure == E.Failure, A.Failure == F.Failure, A.Failure == G.Failure,
    A.Failure == H.Failure, A.Output == B.Output, A.Output == C.Output, A.Output == D.Output,
    A.Output == E.Output, A.Output == F.Output, A.Output == G.Output, A.Output == H.Output
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
    /// The eighth publisher.
    public let h: H

    /// Creates a publisher that merges eight.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }

    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Output, Downstream.Failure == Failure {
      let subscription = MergeSubscription(of: 8, to: subscriber)
      subscriber.receive(subscription: subscription)
      subscription.merge(a, at: 0)
      subscription.merge(b, at: 1)
      subscription.merge(c, at: 2)
      subscription.merge(d, at: 3)
      subscription.merge(e, at: 4)
      subscription.merge(f, at: 5)
      subscription.merge(g, at: 6)
      subscription.merge(h, at: 7)
    }
  }
}

extension Publisher {
  /// Like Combine's `merge(with:)`: publishes the values of this and seven others as they come.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    H: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
  ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    Failure == B.Failure, Failure == C.Failure, Failure == D.Failure, Failure == E.Failure,
    Failure == F.Failure, Failure == G.Failure, Failure == H.Failure, Output == B.Output,
    Output == C.Output, Output == D.Output, Output == E.Output, Output == F.Output,
    Output == G.Output, Output == H.Output
  {
    Publishers.Merge8(self, b, c, d, e, f, g, h)
  }
}

extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable,
  G: Equatable, H: Equatable
{}
