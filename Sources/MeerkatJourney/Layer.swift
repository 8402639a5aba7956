/// A stack with its pushes: the lowest one, or that of a presentation.
public struct Layer<Destination: Hashable>: Identifiable {
  /// The root and the steps pushed onto it, lowest first; never empty.
  ///
  /// Their indices are those of the steps in the whole journey.
  public let steps: ArraySlice<Step<Destination>>

  /// The lowest step: the root of the journey, or the step that was presented.
  public var root: Step<Destination> { steps[steps.startIndex] }

  /// The steps pushed onto it, lowest first.
  public var pushes: ArraySlice<Step<Destination>> { steps.dropFirst() }

  /// The identity of the lowest step.
  public var id: Step<Destination>.ID { root.id }

  /// How the layer is presented, or nil for the lowest one.
  public var presentation: Presentation? { root.style.presentation }

  /// The top step of the layer.
  public var top: Step<Destination> { steps[steps.endIndex - 1] }
}

extension Layer: Hashable {}

extension Layer: Sendable where Destination: Sendable {}
