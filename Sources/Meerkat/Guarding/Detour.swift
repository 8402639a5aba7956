/// An intention that goes on when the user has been elsewhere.
@MainActor
struct Detour {
  /// Whether the user is still there.
  let isThere: () -> Bool

  /// Where the user was sent, so that nobody is sent there twice for one intention.
  let place: Sidestep.Place

  /// Goes on to where the user was going; told where the user has been.
  let goOn: (_ been: Sidestep.Place) -> Void
}
