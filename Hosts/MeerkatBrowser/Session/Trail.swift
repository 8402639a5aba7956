/// What was chosen in columns before, and is shown again by the browser's Back.
///
/// Another choice takes the place of the one before: the app is as deep as it was. In the browser's
/// history it is a step of its own.
struct Trail {
  /// Where an app is, as far as choices are concerned.
  struct Spot: Equatable {
    /// The number of steps that a user can go back in the app.
    var steps: Int
    /// The columns of which the last step is a choice, if it is one.
    var choice: Int?
    var address: PageAddress?
  }

  /// A choice that another one has replaced.
  struct Mark: Equatable {
    let steps: Int
    let choice: Int
    let address: PageAddress
  }

  /// The choices that were replaced, the first one first.
  private(set) var marks: [Mark] = []
  private var last: Spot?

  /// The number of choices that are remembered; of more, the latest.
  private static let limit = 50

  /// Notes where the app is now.
  mutating func follow(to spot: Spot) {
    defer { last = spot }
    marks.removeAll { $0.steps > spot.steps || $0.steps == spot.steps && $0.choice != spot.choice }
    guard let last, last.steps == spot.steps, let choice = spot.choice, last.choice == choice,
      let before = last.address, let address = spot.address, before.path != address.path
    else { return }
    if marks.count == Trail.limit { marks.removeFirst() }
    marks.append(Mark(steps: spot.steps, choice: choice, address: before))
  }

  /// Returns where a way back to a depth ends: how many steps of the app are left then, and which
  /// choice is to be shown again, by its place among the marks.
  func end(ofWayTo depth: Int) -> (steps: Int, mark: Int?) {
    for (place, mark) in marks.enumerated() {
      if mark.steps + place == depth { return (mark.steps, place) }
      if mark.steps + place > depth { return (depth - place, nil) }
    }
    return (depth - marks.count, nil)
  }

  /// Notes that a choice is shown again.
  mutating func goBack(to mark: Int) {
    last?.address = marks[mark].address
    marks.removeSubrange(mark...)
  }
}
