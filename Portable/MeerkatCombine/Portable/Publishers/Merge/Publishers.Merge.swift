public import OpenCombine

extension Publishers {
  /// Like Combine's `Publishers.Merge`: the values of two publishers as they come.
  public struct Merge<A: Publisher, B: Publisher<A.Output, A.Failure>>: Publisher {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that merges two.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive(subscriber: some Subscriber<Output, Failure>) {
      Publishers.MergeMany(AnyPublisher(a), AnyPublisher(b)).receive(subscriber: subscriber)
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
