extension Journey {
  /// The stack at the bottom, then that of each presentation; never empty.
  ///
  /// - Complexity: O(number of presentations), whatever is pushed in them.
  public var layers: [Layer<Destination>] {
    let begins = [0] + starts
    let ends = starts + [steps.count]
    return zip(begins, ends).map { start, end in
      Layer(root: steps[start], pushes: steps[(start + 1)..<end])
    }
  }

  /// The topmost presentation, or nil where nothing is presented.
  public var presentation: Presentation? {
    starts.last.flatMap { steps[$0].style.presentation }
  }
}
