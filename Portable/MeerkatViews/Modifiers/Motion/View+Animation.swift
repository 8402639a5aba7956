extension View {
  /// Animates changes of the view when a value changes.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    transaction(value: value) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Animates all changes of the view.
  nonisolated public func animation(_ animation: Animation? = .default) -> some View {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Animates the changes that a closure makes to the view.
  ///
  /// Hosts show these changes at once.
  ///
  /// Accepted, without effect.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (AnyView) -> V
  ) -> some View {
    body(AnyView(self))
  }

  /// Changes the view's transactions.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { Transacting(content: self, transform: transform) }

  /// Changes the view's transactions when a value changes.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { TransactingByValue(content: self, value: value, transform: transform) }

  /// Sets how the view appears and disappears.
  nonisolated public func transition(_ t: AnyTransition) -> some View { modified(.transition(t)) }

  /// Sets the transition between contents of the view.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    modified(.contentTransition(transition))
  }

  /// Lets views with the same identity transform into each other.
  ///
  /// ## Differences
  /// A view that appears starts from the frame of the one that disappears. Views shown at the same
  /// time don't share a frame.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modified(.matchedGeometry(MatchedGeometry(id: id, namespace, properties)))
  }

  /// Marks the view as the source of a zoom transition.
  ///
  /// Hosts show changes at once.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { accepted() }

  /// Treats the view as one in animations.
  ///
  /// Hosts show changes at once.
  nonisolated public func geometryGroup() -> some View { accepted() }
}
