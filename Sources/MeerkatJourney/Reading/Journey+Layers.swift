extension Journey {
  /// The stack at the bottom, then that of each presentation; never empty.
  ///
  /// The stack under a presentation is the one before it.
  ///
  /// - Complexity: O(number of presentations), whatever is pushed in them.
  public var layers: [Layer<Destination>] {
    (0...starts.count).map(layer)
  }

  /// The stack that the user sees: that of the topmost presentation, or the one at the bottom.
  public var topLayer: Layer<Destination> { layer(starts.count) }

  /// The topmost presentation, or nil where nothing is presented.
  public var presentation: Presentation? {
    starts.last.flatMap { steps[$0].style.presentation }
  }

  /// The stack in which a step lies, or nil when the step has gone.
  ///
  /// - Complexity: O(n).
  public func layer(of id: Step<Destination>.ID) -> Layer<Destination>? {
    layerNumber(of: id).map(layer)
  }

  /// The stack under the one in which a step lies; nil at the bottom, and when the step has gone.
  ///
  /// - Complexity: O(n).
  public func layer(below id: Step<Destination>.ID) -> Layer<Destination>? {
    guard let number = layerNumber(of: id), number > 0 else { return nil }
    return layer(number - 1)
  }

  /// How many presentations lie under a step, its own included; nil when the step has gone.
  ///
  /// - Complexity: O(n).
  public func layerNumber(of id: Step<Destination>.ID) -> Int? {
    guard let place = index(of: id) else { return nil }
    var range = starts.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if starts[middle] <= place {
        range = (middle + 1)..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }

  private func layer(_ number: Int) -> Layer<Destination> {
    let start = number == 0 ? 0 : starts[number - 1]
    let end = number == starts.count ? steps.count : starts[number]
    return Layer(steps: steps[start..<end])
  }
}

extension Journey: CustomStringConvertible {
  /// The steps as a person says them: `[course, push task("essay"), sheet share]`.
  public var description: String {
    let names = ["\(root)"] + steps.dropFirst().map(\.description)
    return "[" + names.joined(separator: ", ") + "]"
  }
}
