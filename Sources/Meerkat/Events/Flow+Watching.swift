public import Foundation
import MeerkatJourney

extension Flow {
  /// The navigation events of this flow and of all flows in it.
  ///
  /// Watch the flow at the root to see the events of the whole app. Each call makes a stream of its
  /// own, which ends with the flow. While nobody watches, no events are made.
  ///
  /// ```swift
  /// for await event in flow.navigationEvents {
  ///   if let change = event.change(in: CourseFlow.self) { … }
  /// }
  /// ```
  public var navigationEvents: AsyncStream<NavigationEvent> { navigationEvents(now: Date.init) }

  /// The navigation events of this flow, with times from another clock, such as that of a test.
  ///
  /// - Parameter now: Returns the time; called once for each event.
  /// - Returns: A stream that ends with the flow.
  public func navigationEvents(
    now: @escaping @MainActor () -> Date
  ) -> AsyncStream<NavigationEvent> {
    node.watchers.stream(now: now)
  }

  func tell(
    _ change: Change<Destination>, from before: Step<Destination>, cause: NavigationCause
  ) {
    node.tell {
      NavigationEvent(
        what: .went, flow: self, from: before.destination, to: journey.top.destination,
        cause: cause, change: change)
    }
  }

  func tell(entering child: some Flow, from before: Step<Destination>) {
    node.tell {
      NavigationEvent(
        what: .went, flow: child, from: before.destination, to: child.journey.top.destination,
        cause: .flow, change: nil)
    }
  }

  func tell(_ what: NavigationEvent.What, cause: NavigationCause) {
    node.tell {
      let place = AnyHashable(journey.top.destination)
      return NavigationEvent(
        what: what, flow: self, from: place, to: place, cause: cause, change: nil)
    }
  }
}

extension FlowNode {
  /// Whether anybody watches this flow or one around it.
  var isWatched: Bool {
    var node: FlowNode? = self
    while let watched = node {
      if !watched.watchers.isEmpty { return true }
      node = watched.parent
    }
    return false
  }

  fileprivate func tell(_ event: () -> NavigationEvent) {
    guard isWatched else { return }
    let event = event()
    var node: FlowNode? = self
    while let watched = node {
      watched.watchers.tell(event)
      node = watched.parent
    }
  }
}
