/// A stack with what was pushed in it: the one at the bottom, or that of a presentation.
public struct Layer<Destination: Hashable>: Identifiable {
  /// The root and the steps pushed onto it, lowest first; never empty.
  ///
  /// Their indices are those that the steps have in the whole journey.
  public let steps: ArraySlice<Step<Destination>>

  /// The lowest step: the root of the journey, or the step that was presented.
  public var root: Step<Destination> { steps[steps.startIndex] }

  /// The steps pushed onto it, lowest first.
  public var pushes: ArraySlice<Step<Destination>> { steps.dropFirst() }

  /// The identity of the lowest step.
  public var id: Step<Destination>.ID { root.id }

  /// How the layer is presented, or nil for the one at the bottom.
  public var presentation: Presentation? { root.style.presentation }

  /// The step that is on top in this layer.
  public var top: Step<Destination> { steps[steps.endIndex - 1] }
}

extension Layer: Hashable {}

extension Layer: Sendable where Destination: Sendable {}
