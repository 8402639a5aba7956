/// Who listens to an action, in the order of setting.
///
/// The same conformer is the same listener, so that `.actions(self)` does not make a screen differ.
struct ActionListeners<Value>: Equatable {
  private var all: [ActionListener<Value>] = []
  /// Whether a listener took the place of another one though that deserves a warning.
  private(set) var isReplaced = false

  mutating func add(_ listener: ActionListener<Value>, _ rule: ActionOption<Value>.Repetition) {
    switch rule {
    case .allInOrder: all.append(listener)
    case .lastWins: all = [listener]
    case .warn:
      isReplaced = isReplaced || !all.isEmpty
      all = [listener]
    }
  }

  /// Those that are still there.
  var present: [Value] { all.filter(\.isPresent).compactMap { $0.find() } }

  /// The one that was set last, even where its conformer has gone.
  var last: Value? { all.last?.find() }
}

/// One listener: a closure alone, or a closure that calls a conformer.
struct ActionListener<Value>: Equatable {
  /// Finds what to call.
  ///
  /// What holds a conformer is made anew for each use, and not kept.
  let find: () -> Value?
  var link: (any ActionsConnection)?

  var isPresent: Bool { link?.isConnected ?? true }

  static func == (left: Self, right: Self) -> Bool {
    guard let link = left.link?.identity, let other = right.link?.identity else { return false }
    return link == other
  }
}

/// The connection with a conformer that may go away.
protocol ActionsConnection {
  var isConnected: Bool { get }
  /// The object and its type; nil for a value, which has no identity.
  var identity: ActionsIdentity? { get }
}

/// Which object listens.
struct ActionsIdentity: Equatable {
  let object: ObjectIdentifier
  let type: ObjectIdentifier
}
