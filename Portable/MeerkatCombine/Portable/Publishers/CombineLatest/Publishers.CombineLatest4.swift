public import OpenCombine

extension Publishers {
  /// Like Combine's `Publishers.CombineLatest4`: the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher that combines four.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      a.combineLatest(b, c).combineLatest(d) { ($0.0, $0.1, $0.2, $1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Like Combine's `combineLatest`: publishes the latest values whenever one changes.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// Like Combine's `combineLatest`: publishes the latest values, transformed by a closure.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
    _ b: B, _ c: C, _ d: D,
    _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
