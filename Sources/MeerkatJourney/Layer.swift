/// A stack with what was pushed in it: the one at the bottom, or that of a presentation.
public struct Layer<Destination: Hashable>: Identifiable {
  /// The lowest step: the root of the journey, or the step that was presented.
  public let root: Step<Destination>

  /// The steps pushed onto it, lowest first.
  public let pushes: ArraySlice<Step<Destination>>

  /// The identity of the lowest step.
  public var id: Step<Destination>.ID { root.id }

  /// How the layer is presented, or nil for the one at the bottom.
  public var presentation: Presentation? { root.style.presentation }

  /// The step that is on top in this layer.
  public var top: Step<Destination> { pushes.last ?? root }
}

extension Layer: Hashable {}

extension Layer: Sendable where Destination: Sendable {}
