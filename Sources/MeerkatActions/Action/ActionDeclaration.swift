/// The position of an action's declaration in the source.
struct DeclarationLocation: Equatable {
  let file: StaticString
  let line: UInt

  static func == (left: DeclarationLocation, right: DeclarationLocation) -> Bool {
    left.line == right.line && left.file.description == right.file.description
  }
}

/// What the author of a screen declared about an action.
///
/// Two declarations at the same position are equal, so that closures in them don't make views
/// differ.
struct ActionDeclaration<Value>: Equatable {
  let place: DeclarationLocation
  var policy = ActionOption<Value>.Policy.omit
  var callsAll = false
  var isExclusive = false
  /// What only the code of the screen knows, generated or written by hand.
  var shape: ActionShape<Value>?

  init(_ options: [ActionOption<Value>], at place: DeclarationLocation) {
    self.place = place
    for option in options {
      switch option.kind {
      case .unhandled(let policy): self.policy = policy
      case .allInOrder: callsAll = true
      case .exclusive: isExclusive = true
      case .written: break
      }
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.place == right.place && left.shape?.key == right.shape?.key
  }

  /// The action with its screen, as messages name it.
  var description: String {
    guard let shape else { return "An action (\(place.file):\(place.line))" }
    return "\(shape.screen).\(shape.key.name) (\(place.file):\(place.line))"
  }
}

/// The name and type of an action, by which an inner screen finds the action around it.
struct ActionKey: Hashable {
  let name: String
  let type: ObjectIdentifier
}

/// The name of an action, and how several calls become one.
struct ActionShape<Value> {
  let key: ActionKey
  let screen: String
  /// Makes the closure that the screen calls.
  ///
  /// The listeners are looked up when it is called.
  var joined: ((ActionRun, @escaping () -> [Value]) -> Value)?
  /// Makes the closure that the screen calls for an answer.
  ///
  /// The listener is looked up when it is called.
  var answering: ((ActionRun, @escaping () -> Value) -> Value)?
}
