public import Foundation

/// What an action does while nobody listens, and what happens to a listener when another is set.
///
/// Options are listed in the attribute: `@Action(.disable, .allInOrder)`.
public struct ActionOption<Value> {
  enum Kind {
    case unheard(Policy)
    case repeated(Repetition)
    case exclusive
    /// Only the macro reads it.
    case written
  }

  /// What happens while nobody listens.
  enum Policy {
    case omit
    case disable
    case perform(Value)
    case open(URL)
    case report
    case assert
  }

  /// What happens when a second listener is set.
  enum Repetition {
    case lastWins, allInOrder, warn
  }

  let kind: Kind

  /// While nobody listens, the action is nil, so that the control is left out; the default.
  public static var omit: Self { Self(kind: .unheard(.omit)) }

  /// While nobody listens, the action does nothing, and ``ActionControl/isDisabled`` is true.
  public static var disable: Self { Self(kind: .unheard(.disable)) }

  /// While nobody listens, the action opens a link, for example one into the app.
  public static func open(_ url: URL) -> Self { Self(kind: .unheard(.open(url))) }

  /// While nobody listens, using the action writes one message, with the screen, the action and its
  /// place in the source.
  public static var report: Self { Self(kind: .unheard(.report)) }

  /// While nobody listens, using the action stops the program in debug builds.
  public static var assert: Self { Self(kind: .unheard(.assert)) }

  /// Only the listener that was set last is called; the default.
  public static var lastWins: Self { Self(kind: .repeated(.lastWins)) }

  /// All listeners are called, in the order in which they were set.
  public static var allInOrder: Self { Self(kind: .repeated(.allInOrder)) }

  /// Only the listener that was set last is called, and a message says that it replaced another.
  public static var warn: Self { Self(kind: .repeated(.warn)) }

  /// While the action runs, it can't be used again; it is cancelled when the screen goes.
  ///
  /// For `async` actions.
  public static var exclusive: Self { Self(kind: .exclusive) }
}

extension ActionOption {
  /// While nobody listens, the action calls a closure instead.
  ///
  /// - Parameter action: What to do.
  /// - Returns: The option.
  public static func `default`<Listener>(_ action: Listener) -> Self where Value == Listener? {
    Self(kind: .unheard(.perform(action)))
  }
}
