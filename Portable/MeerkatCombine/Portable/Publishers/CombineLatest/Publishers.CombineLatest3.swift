public import OpenCombine

extension Publishers {
  /// Like Combine's `Publishers.CombineLatest3`: the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher that combines three.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      a.combineLatest(b).combineLatest(c) { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Like Combine's `combineLatest`: publishes the latest values whenever one changes.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C>
  where Failure == B.Failure, Failure == C.Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Like Combine's `combineLatest`: publishes the latest values, transformed by a closure.
  public func combineLatest<B: Publisher, C: Publisher, Result>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
  where Failure == B.Failure, Failure == C.Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
