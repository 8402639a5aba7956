/// One navigation intent, as a value.
///
/// A direction that takes a step (`forward`, `back`, `leave`, `close`) is refused where there is no
/// such step. One that names a place to be (`backToRoot`, `backTo`, `closeAll`, `replaceAll`)
/// changes nothing, and says so, when the user is there already.
public enum Direction<Destination: Hashable> {
  /// On to a destination: onto the topmost stack, or presented above it.
  ///
  /// Refused on an alert or a dialog: close it first, or use ``replaceTop(with:style:)``.
  case forward(to: Destination, style: Style = .push)

  /// One step back, whatever it was: a push is popped, a presentation without pushes is closed.
  case back

  /// Back to the root of the whole journey.
  case backToRoot

  /// Back to the topmost step with a destination.
  ///
  /// Refused, with nothing removed, where no step leads there.
  case backTo(Destination)

  /// Away from the topmost step with a destination, and from everything above it.
  ///
  /// Says which step is meant, and so does nothing to another one when that step has already gone.
  case leave(Destination)

  /// Closes the topmost presentation with everything that was pushed in it.
  case close

  /// Closes all presentations, back to the stack at the bottom with its pushes.
  case closeAll

  /// Puts a destination in the place of the top step, in the same style or in another.
  ///
  /// At the root it becomes the new root, which cannot be presented.
  case replaceTop(with: Destination, style: Style? = nil)

  /// Makes the journey equal to another.
  ///
  /// The steps with which both begin stay, so that what the user sees of them keeps its state.
  case replaceAll(with: Journey<Destination>)
}

extension Direction: Hashable {}

extension Direction: Sendable where Destination: Sendable {}
