/// A flow's place in its parent.
@MainActor
enum Seat {
  /// The flow is the screen of a step.
  case screen(AnyHashable)
  /// The flow is a part of a step's screen.
  case part(AnyHashable)
  /// The flow is in a tab of a step's screen.
  case tab(AnyHashable, tab: AnyHashable)
  /// The flow lies above a step, as an entry of its own.
  case raised(Raised)

  /// The step of the parent that the flow belongs to.
  var step: AnyHashable {
    switch self {
    case .screen(let step), .part(let step), .tab(let step, _): step
    case .raised(let raised): raised.step
    }
  }
}
