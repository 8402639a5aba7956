/// The way from a screen to the conformer of its actions.
///
/// An object is held weakly: a flow owns its screens, and no screen keeps a flow alive. A value, such
/// as a struct of closures, is held as it is.
public struct ActionsLink<Conformer>: ActionsConnection {
  private let find: () -> Conformer?
  let identity: ActionsIdentity?

  /// Makes a link to a conformer.
  ///
  /// - Parameter conformer: Who listens.
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

  /// Who listens; nil when the object has gone.
  public var conformer: Conformer? { find() }

  var isConnected: Bool { find() != nil }
}
