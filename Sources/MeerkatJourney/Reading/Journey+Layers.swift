extension Journey {
  /// The stack at the bottom, then that of each presentation; never empty.
  ///
  /// - Complexity: O(number of presentations), whatever is pushed in them.
  public var layers: [Layer<Destination>] {
    let starts = [0] + presented
    let ends = presented + [steps.count]
    return zip(starts, ends).map { start, end in
      Layer(root: steps[start], pushes: steps[(start + 1)..<end])
    }
  }

  /// The topmost presentation, or nil where nothing is presented.
  public var presentation: Presentation? {
    presented.last.flatMap { steps[$0].style.presentation }
  }
}
