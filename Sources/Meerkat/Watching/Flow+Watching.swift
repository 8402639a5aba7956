import Foundation
import MeerkatJourney

extension Flow {
  /// What happens to where the user is, in this flow and in all flows that are placed in it.
  ///
  /// Watch the flow at the root to hear of the whole app. Each call makes a stream of its own, which
  /// ends with the flow. Nothing is made for events while nobody watches.
  ///
  /// ```swift
  /// for await event in flow.navigationEvents {
  ///   if let change = event.change(in: CourseFlow.self) { … }
  /// }
  /// ```
  public var navigationEvents: AsyncStream<NavigationEvent> { placement.watchers.stream() }

  func tell(
    _ change: Change<Destination>, from before: Step<Destination>, cause: NavigationCause
  ) {
    tell {
      NavigationEvent(
        what: .went, flow: self, from: before.destination, to: journey.top.destination,
        cause: cause, time: Date(), change: change)
    }
  }

  func tell(entering child: some Flow, from before: Step<Destination>) {
    tell {
      NavigationEvent(
        what: .went, flow: child, from: before.destination, to: child.journey.top.destination,
        cause: .flow, time: Date(), change: nil)
    }
  }

  func tell(refusal: Refusal) {
    tell(.refused(refusal), cause: .flow)
  }

  func tell(_ what: NavigationEvent.What, cause: NavigationCause) {
    tell {
      let place = AnyHashable(journey.top.destination)
      return NavigationEvent(
        what: what, flow: self, from: place, to: place, cause: cause, time: Date(), change: nil)
    }
  }

  private func tell(_ event: () -> NavigationEvent) {
    var watched: (any Flow)? = self
    var made: NavigationEvent?
    while let flow = watched {
      if !flow.placement.watchers.isEmpty {
        let event = made ?? event()
        made = event
        flow.placement.watchers.tell(event)
      }
      watched = flow.placement.parent
    }
  }
}
