import MeerkatJourney

/// An intention that goes on when the user has been elsewhere.
@MainActor
struct Detour {
  /// The step where the user is.
  let step: AnyHashable

  /// Where the user was sent, so that nobody is sent there twice for one intention.
  let place: Sidestep.Place

  /// Goes on to where the user was going; told where the user has been.
  let goOn: (_ been: Sidestep.Place) -> Void

  /// Whether the user has left the step.
  ///
  /// An assignment to the journey does not count, since it says where the user is to be.
  var isOver = false
}
