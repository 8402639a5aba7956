extension Journey {
  /// A stack with its pushes: the lowest one, or that of a presentation.
  public struct Layer: Identifiable {
    /// The root and the steps pushed onto it, lowest first; never empty.
    ///
    /// The indices are those of the steps in the whole journey.
    public let steps: ArraySlice<Step>

    /// The lowest step: the root of the journey, or the step that was presented.
    public var root: Step { steps[steps.startIndex] }

    /// The steps pushed onto it, lowest first.
    public var pushes: ArraySlice<Step> { steps.dropFirst() }

    /// The identity of the lowest step.
    public var id: Step.ID { root.id }

    /// The presentation of the layer, or nil for the lowest one.
    public var presentation: Presentation? { root.style.presentation }

    /// The top step of the layer.
    public var top: Step { steps[steps.endIndex - 1] }
  }
}

extension Journey.Layer: Hashable {}

extension Journey.Layer: Sendable where Destination: Sendable {}

extension Journey {
  /// The lowest stack, then that of each presentation; never empty.
  ///
  /// Each presentation's stack follows the one below it.
  ///
  /// - Complexity: O(number of presentations), whatever is pushed in them.
  public var layers: [Layer] { (0...starts.count).map(layer) }

  /// The topmost presentation, or nil if nothing is presented.
  public var presentation: Presentation? { starts.last.flatMap { steps[$0].style.presentation } }

  private func layer(_ number: Int) -> Layer {
    let start = number == 0 ? 0 : starts[number - 1]
    let end = number == starts.count ? steps.count : starts[number]
    return Layer(steps: steps[start..<end])
  }
}

extension Journey: CustomStringConvertible {
  /// The steps as text: `[course, push task("essay"), sheet share]`.
  public var description: String {
    let names = ["\(root)"] + steps.dropFirst().map(\.description)
    return "[" + names.joined(separator: ", ") + "]"
  }
}
