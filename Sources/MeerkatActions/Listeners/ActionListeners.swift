/// The listeners of an action, in the order in which they were set.
///
/// The same conformer counts as the same listener, so that `.actions(self)` doesn't make screens
/// differ.
struct ActionListeners<Value>: Equatable {
  private var all: [ActionListener<Value>] = []

  mutating func add(_ listener: ActionListener<Value>, all callsAll: Bool) {
    all = (callsAll ? all : []) + [listener]
  }

  /// The listeners whose conformers are still there.
  var present: [Value] { all.filter(\.isPresent).compactMap { $0.find() } }

  /// The listener that was set last, even if its conformer has gone.
  var last: Value? { all.last?.find() }
}

/// One listener: a plain closure, or a closure that calls a conformer.
struct ActionListener<Value>: Equatable {
  /// Finds what to call.
  ///
  /// A closure that holds a conformer is made anew for each use, and not kept.
  let find: () -> Value?
  var link: (any ActionsConnection)?

  var isPresent: Bool { link?.isConnected ?? true }

  static func == (left: Self, right: Self) -> Bool {
    guard let link = left.link?.identity, let other = right.link?.identity else { return false }
    return link == other
  }
}

/// A connection to a conformer that may be released.
protocol ActionsConnection {
  var isConnected: Bool { get }
  /// The object and its type; nil for a value, which has no identity.
  var identity: ActionsIdentity? { get }
}

/// The identity of the object that listens.
struct ActionsIdentity: Equatable {
  let object: ObjectIdentifier
  let type: ObjectIdentifier
}

/// A value that may be absent, whatever its type.
protocol Absence {
  /// The absent value, for a type that is known at run time only.
  static var absent: Self { get }

  var isAbsent: Bool { get }
}

extension Optional: Absence {
  static var absent: Wrapped? { nil }

  var isAbsent: Bool { self == nil }
}
