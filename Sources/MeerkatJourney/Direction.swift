/// One navigation intent, as a value.
///
/// A direction that takes a step (`forward`, `back`, `leave`, `remove`, `close`) is refused where there is no
/// such step. One that names a place to be (`backBy`, `backToRoot`, `backTo`, `bringToTop`, `closeAll`, `replaceAll`)
/// changes nothing, and says so, when the user is there already.
public enum Direction<Destination: Hashable> {
  /// On to a destination: onto the topmost stack, or presented above it.
  ///
  /// Refused on an alert or a dialog: close it first, or use ``replaceTop(with:style:)``.
  case forward(to: Destination, style: Style = .push)

  /// One step back, whatever it was: a push is popped, a presentation without pushes is closed.
  case back

  /// Back by a number of steps, and at the root where there are not so many.
  case backBy(Int)

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

  /// Away from one particular step, and from everything above it.
  ///
  /// What comes late never hits another step that leads to the same destination.
  case leaveStep(Step<Destination>.ID)

  /// Takes one particular step out from among the others, which stay.
  ///
  /// A presented step goes with all that lies on it, and the root stays.
  case remove(Step<Destination>.ID)

  /// Brings the topmost step with a destination above all others, as it is.
  ///
  /// Of a presented step the stack stays on it, and what is presented above goes. To bring the root
  /// to the top is to go back to it.
  case bringToTop(Destination)

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
  /// Steps that are in both stay, so that what the user sees of them keeps its state.
  case replaceAll(with: Journey<Destination>)
}

extension Direction: Hashable {}

extension Direction: Sendable where Destination: Sendable {}
