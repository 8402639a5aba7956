/// The connection of a screen to the conformer of its actions.
///
/// An object is held weakly: a flow owns its screens, and no screen keeps a flow alive. A value,
/// such as a struct of closures, is copied.
public struct ActionsLink<Conformer>: ActionsConnection {
  private let find: () -> Conformer?
  let identity: ActionsIdentity?

  /// Creates a connection to a conformer.
  ///
  /// - Parameter conformer: The listener.
  public init(_ conformer: Conformer) {
    guard type(of: conformer as Any) is AnyObject.Type else {
      find = { conformer }
      identity = nil
      return
    }
    let object = conformer as AnyObject
    find = { [weak object] in object as? Conformer }
    identity = ActionsIdentity(
      object: ObjectIdentifier(object), type: ObjectIdentifier(Conformer.self))
  }

  /// The listener, or nil if the object has been released.
  public var conformer: Conformer? { find() }

  var isConnected: Bool { find() != nil }
}
