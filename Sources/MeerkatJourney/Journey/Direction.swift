/// One navigation intent, as a value.
///
/// A direction that affects a step (`forward`, `back`, `backFrom`, `close`) is refused if there is
/// no such step. A direction that names a place (`backToRoot`, `backTo`, `closeAll`, `update`,
/// `replaceAll`) changes nothing if the user is already there.
public enum Direction<Destination: Hashable> {
  /// Goes forward to a destination: onto the topmost stack, or presented above it.
  ///
  /// Refused on an alert or a dialog: close it first, or use ``replaceTop(with:style:)``.
  case forward(to: Destination, style: NavigationStyle = .push)

  /// Goes back one step of any style: pops a push, or closes a presentation without pushes.
  case back

  /// Goes back to the root of the whole journey.
  case backToRoot

  /// Goes back to the topmost step with a destination.
  ///
  /// Refused if there is no such step; then nothing is removed.
  case backTo(Destination)

  /// Goes back from the topmost step with a destination, which goes with everything above it.
  ///
  /// Because the direction names the step, it doesn't affect another one if that step has already
  /// gone.
  case backFrom(Destination)

  /// Closes the topmost presentation, with everything that was pushed in it.
  case close

  /// Closes all presentations, back to the lowest stack with its pushes.
  case closeAll

  /// Replaces the top step with another destination, in the same style or another.
  ///
  /// At the root, the destination becomes the new root, which can't be presented.
  case replaceTop(with: Destination, style: NavigationStyle? = nil)

  /// Changes the destination of the top step, which stays the same step.
  ///
  /// Its screen shows the new destination and keeps its state, such as what the user has typed:
  /// `.update(to: .search("tea"))`. The guard is asked about entering the new destination, and nothing
  /// is dismissed. To begin anew, use ``replaceTop(with:style:)``.
  case update(to: Destination)

  /// Makes the journey equal to another.
  ///
  /// Steps that are in both stay, so that their screens keep their state.
  case replaceAll(with: Journey<Destination>)
}

extension Direction: Hashable {}

extension Direction: Sendable where Destination: Sendable {}
