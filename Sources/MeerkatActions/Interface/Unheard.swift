/// What the interface of a screen says about an action that its conformer does not implement.
///
/// Each action of the interface has an associated type, which is this one by default. A conformer
/// that implements the action makes it another type, `Void` in most cases. So whether somebody
/// listens is known from the types, and what nobody implements is as if nobody listens.
public struct Unheard: Sendable {
  /// Makes the answer of an action that is not implemented.
  public init() {}
}
