/// A part of an archive that was not restored, with the reason.
public struct Loss: Hashable, Sendable {
  /// What was not restored.
  public enum Part: Hashable, Sendable {
    /// The steps in these places, counted from the root.
    case steps(Range<Int>)
    /// A style that belongs to no step, under the name of its place.
    case style(String)
    /// A flow in a step, under the name of its place, or a flow in a tab, under the tab's name.
    case child(String)
  }

  /// The places of the flows around it, the outermost first; empty for the outermost flow.
  public let flow: [Int]

  /// What was not restored.
  public let part: Part

  /// The reason, as a sentence.
  public let reason: String

  package init(_ part: Part, in flow: [Int] = [], because reason: String) {
    self.flow = flow
    self.part = part
    self.reason = reason
  }
}

extension Loss: CustomStringConvertible {
  /// The loss as text, such as “steps 3 to 6: There is no style ‘moon’”.
  public var description: String {
    let place = flow.map { "flow at step \($0), " }.joined()
    return "\(place)\(part): \(reason)"
  }
}

extension Loss.Part: CustomStringConvertible {
  public var description: String {
    switch self {
    case .steps(let places) where places.count == 1: "step \(places.lowerBound)"
    case .steps(let places): "steps \(places.lowerBound) to \(places.upperBound - 1)"
    case .style(let name): "style of step \(name.prefix(100))"
    case .child(let name): "flow in step \(name.prefix(100))"
    }
  }
}
