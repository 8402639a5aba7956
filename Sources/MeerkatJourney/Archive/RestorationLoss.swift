/// A part of an archive that wasn't restored, with the reason.
public struct RestorationLoss: Hashable, Sendable {
  /// The kinds of parts that can be lost.
  public enum Part: Hashable, Sendable {
    /// The steps in this range, counted from the root.
    case steps(Range<Int>)
    /// A style that belongs to no step, with its key in the archive.
    case style(String)
    /// A flow, with the index of its step or the name of its tab.
    case child(String)
  }

  /// The step indices of the flows around it, the outermost first; empty for the outermost flow.
  public let flow: [Int]

  /// The part that wasn't restored.
  public let part: Part

  /// The reason, as a sentence.
  public let reason: String

  package init(_ part: Part, in flow: [Int] = [], because reason: String) {
    (self.flow, self.part, self.reason) = (flow, part, reason)
  }
}

extension RestorationLoss: CustomStringConvertible {
  /// The loss as text, such as “steps 3 to 6: There is no style ‘moon’”.
  public var description: String {
    let place = flow.map { "flow at step \($0), " }.joined()
    return "\(place)\(part): \(reason)"
  }
}

extension RestorationLoss.Part: CustomStringConvertible {
  public var description: String {
    switch self {
    case .steps(let places) where places.count == 1: "step \(places.lowerBound)"
    case .steps(let places): "steps \(places.lowerBound) to \(places.upperBound - 1)"
    case .style(let name): "style of step \(name.prefix(100))"
    case .child(let name): "flow in \(Int(name) == nil ? "tab" : "step") \(name.prefix(100))"
    }
  }
}
