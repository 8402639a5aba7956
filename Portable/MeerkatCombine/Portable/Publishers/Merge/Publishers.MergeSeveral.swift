public import OpenCombine

// Of more than two publishers, the first ones are merged with the last one.

extension Publishers {
  /// Like Combine's `Publishers.Merge3`: the values of three publishers as they come.
  public typealias Merge3<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>
  > = Merge<Merge<A, B>, C>
}

extension Publishers.Merge {
  /// Creates a publisher that merges three.
  public init<P: Publisher, Q: Publisher<P.Output, P.Failure>>(_ a: P, _ b: Q, _ c: B)
  where A == Publishers.Merge<P, Q> { self.init(Publishers.Merge(a, b), c) }
}

extension Publisher {
  /// Like Combine's `merge(with:)`: publishes the values of this and two others as they come.
  public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>>(with b: B, _ c: C)
    -> Publishers.Merge3<Self, B, C>
  { Publishers.Merge3(self, b, c) }
}

extension Publishers {
  /// Like Combine's `Publishers.Merge4`: the values of four publishers as they come.
  public typealias Merge4<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>
  > = Merge<Merge3<A, B, C>, D>
}

extension Publishers.Merge {
  /// Creates a publisher that merges four.
  public init<P: Publisher, Q: Publisher<P.Output, P.Failure>, R: Publisher<P.Output, P.Failure>>(
    _ a: P, _ b: Q, _ c: R, _ d: B
  ) where A == Publishers.Merge3<P, Q, R> { self.init(Publishers.Merge3(a, b, c), d) }
}

extension Publisher {
  /// Like Combine's `merge(with:)`: publishes the values of this and three others as they come.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D> {
    Publishers.Merge4(self, b, c, d)
  }
}

extension Publishers {
  /// Like Combine's `Publishers.Merge5`: the values of five publishers as they come.
  public typealias Merge5<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
  > = Merge<Merge4<A, B, C, D>, E>
}

extension Publishers.Merge {
  /// Creates a publisher that merges five.
  public init<
    P: Publisher, Q: Publisher<P.Output, P.Failure>, R: Publisher<P.Output, P.Failure>,
    S: Publisher<P.Output, P.Failure>
  >(_ a: P, _ b: Q, _ c: R, _ d: S, _ e: B) where A == Publishers.Merge4<P, Q, R, S> {
    self.init(Publishers.Merge4(a, b, c, d), e)
  }
}

extension Publisher {
  /// Like Combine's `merge(with:)`: publishes the values of this and four others as they come.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E> {
    Publishers.Merge5(self, b, c, d, e)
  }
}

extension Publishers {
  /// Like Combine's `Publishers.Merge6`: the values of six publishers as they come.
  public typealias Merge6<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>
  > = Merge<Merge5<A, B, C, D, E>, F>
}

extension Publishers.Merge {
  /// Creates a publisher that merges six.
  public init<
    P: Publisher, Q: Publisher<P.Output, P.Failure>, R: Publisher<P.Output, P.Failure>,
    S: Publisher<P.Output, P.Failure>, T: Publisher<P.Output, P.Failure>
  >(_ a: P, _ b: Q, _ c: R, _ d: S, _ e: T, _ f: B) where A == Publishers.Merge5<P, Q, R, S, T> {
    self.init(Publishers.Merge5(a, b, c, d, e), f)
  }
}

extension Publisher {
  /// Like Combine's `merge(with:)`: publishes the values of this and five others as they come.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F) -> Publishers.Merge6<Self, B, C, D, E, F> {
    Publishers.Merge6(self, b, c, d, e, f)
  }
}

extension Publishers {
  /// Like Combine's `Publishers.Merge7`: the values of seven publishers as they come.
  public typealias Merge7<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>
  > = Merge<Merge6<A, B, C, D, E, F>, G>
}

extension Publishers.Merge {
  /// Creates a publisher that merges seven.
  public init<
    P: Publisher, Q: Publisher<P.Output, P.Failure>, R: Publisher<P.Output, P.Failure>,
    S: Publisher<P.Output, P.Failure>, T: Publisher<P.Output, P.Failure>,
    U: Publisher<P.Output, P.Failure>
  >(_ a: P, _ b: Q, _ c: R, _ d: S, _ e: T, _ f: U, _ g: B)
  where A == Publishers.Merge6<P, Q, R, S, T, U> {
    self.init(Publishers.Merge6(a, b, c, d, e, f), g)
  }
}

extension Publisher {
  /// Like Combine's `merge(with:)`: publishes the values of this and six others as they come.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  { Publishers.Merge7(self, b, c, d, e, f, g) }
}

extension Publishers {
  /// Like Combine's `Publishers.Merge8`: the values of eight publishers as they come.
  public typealias Merge8<
    A: Publisher, B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>,
    H: Publisher<A.Output, A.Failure>
  > = Merge<Merge7<A, B, C, D, E, F, G>, H>
}

extension Publishers.Merge {
  /// Creates a publisher that merges eight.
  public init<
    P: Publisher, Q: Publisher<P.Output, P.Failure>, R: Publisher<P.Output, P.Failure>,
    S: Publisher<P.Output, P.Failure>, T: Publisher<P.Output, P.Failure>,
    U: Publisher<P.Output, P.Failure>, V: Publisher<P.Output, P.Failure>
  >(_ a: P, _ b: Q, _ c: R, _ d: S, _ e: T, _ f: U, _ g: V, _ h: B)
  where A == Publishers.Merge7<P, Q, R, S, T, U, V> {
    self.init(Publishers.Merge7(a, b, c, d, e, f, g), h)
  }
}

extension Publisher {
  /// Like Combine's `merge(with:)`: publishes the values of this and seven others as they come.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>,
    H: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  { Publishers.Merge8(self, b, c, d, e, f, g, h) }
}
