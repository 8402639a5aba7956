/// What an action does without a listener, or what happens when another listener is set.
///
/// List options in the attribute: `@Action(.disable, .allInOrder)`.
public struct ActionOption<Value> {
  enum Kind {
    case unhandled(Policy)
    case allInOrder
    case exclusive
    /// Only the macro reads it.
    case written
  }

  /// What happens without a listener.
  enum Policy {
    case omit
    case disable
    case perform(Value)
    case report
  }

  let kind: Kind

  /// Without a listener, the action is nil, so that the control is left out; the default.
  public static var omit: Self { Self(kind: .unhandled(.omit)) }

  /// Without a listener, the action does nothing, and ``ActionControl/isDisabled`` is true.
  public static var disable: Self { Self(kind: .unhandled(.disable)) }

  /// Without a listener, using the action writes a message once.
  ///
  /// The message contains the screen, the action and its position in the source.
  public static var report: Self { Self(kind: .unhandled(.report)) }

  /// All listeners are called, in the order in which they were set, instead of only the last; one
  /// that throws is the last.
  public static var allInOrder: Self { Self(kind: .allInOrder) }

  /// The action can't be used again while it runs, and is cancelled when the screen disappears.
  ///
  /// For `async` actions.
  public static var exclusive: Self { Self(kind: .exclusive) }
}

extension ActionOption {
  /// Without a listener, the action calls a closure instead.
  ///
  /// - Parameter action: The closure to call.
  /// - Returns: The option.
  public static func `default`<Listener>(_ action: Listener) -> Self where Value == Listener? {
    Self(kind: .unhandled(.perform(action)))
  }
}

/// Options of a protocol's methods, where `@ActionOptions` can't know the type of the action.
///
/// The macro reads them, and repeats them where the type is known. All other options are those of
/// ``Action``.
extension ActionOption where Value == Any {
  /// The parent has to listen, and every conformer has to implement the action.
  public static var required: Self { Self(kind: .written) }

  /// Without a listener, the action calls a closure instead.
  ///
  /// Spell out the types of its parameters: `.default { (id: String) in openTask(id) }`.
  ///
  /// - Parameter action: The closure to call.
  /// - Returns: The option.
  public static func `default`<each Argument, Result>(
    _ action: @escaping @MainActor (repeat each Argument) async throws -> Result
  ) -> Self {
    Self(kind: .written)
  }
}
