public import MeerkatUI

/// What a user can do on a screen: the screen reports it, and whoever placed the screen may listen.
///
/// An optional action has listeners or none. Where there are none the property is nil, so that the
/// screen leaves the control out; options say otherwise:
///
/// ```swift
/// struct CourseScreen: View {
///   @Action var didPressJoinCall: (() -> Void)?
///   @Action(.disable) var didSelectTask: ((CourseTask.ID) -> Void)?
///   @Action var didPressClose: () -> Void
///
///   var body: some View {
///     if let didPressJoinCall { Button("Join call", action: didPressJoinCall) }
///   }
/// }
/// ```
///
/// An action that is no optional is required: whoever makes the screen has to listen. `@Actions` on
/// the screen writes the initialiser, the interface and the chained modifiers.
@MainActor @propertyWrapper
public struct Action<Value>: DynamicProperty {
  @Environment(\.actionSurroundings) var surroundings: ActionSurroundings
  @Environment(\.openURL) var openURL: OpenURLAction
  @State var runs: ActionRuns?
  var declaration: ActionDeclaration<Value>
  var listeners = ActionListeners<Value>()

  init(_ options: [ActionOption<Value>], absent: Value?, at place: ActionPlace) {
    declaration = ActionDeclaration(options, absent: absent, at: place)
    let runs: ActionRuns? = declaration.isExclusive ? ActionRuns() : nil
    _runs = State(initialValue: runs)
  }

  /// Makes an action to which nobody has to listen, with the usual options.
  ///
  /// - Parameters:
  ///   - file: The file of the action, for messages.
  ///   - line: The line of the action, for messages.
  public init(
    file: StaticString = #fileID, line: UInt = #line
  ) where Value: ExpressibleByNilLiteral {
    self.init([], absent: .some(nil), at: ActionPlace(file: file, line: line))
  }

  /// Makes an action to which nobody has to listen.
  ///
  /// - Parameters:
  ///   - options: What happens while nobody listens, and when a listener is set again.
  ///   - file: The file of the action, for messages.
  ///   - line: The line of the action, for messages.
  public init(
    _ options: ActionOption<Value>..., file: StaticString = #fileID, line: UInt = #line
  ) where Value: ExpressibleByNilLiteral {
    self.init(options, absent: .some(nil), at: ActionPlace(file: file, line: line))
  }

  /// Makes an optional action with its first listener, or nil.
  ///
  /// - Parameters:
  ///   - wrappedValue: The first listener.
  ///   - options: What happens while nobody listens, and when a listener is set again.
  ///   - file: The file of the action, for messages.
  ///   - line: The line of the action, for messages.
  public init(
    wrappedValue: Value, _ options: ActionOption<Value>..., file: StaticString = #fileID,
    line: UInt = #line
  ) where Value: ExpressibleByNilLiteral {
    self.init(options, absent: .some(nil), at: ActionPlace(file: file, line: line))
    listen(wrappedValue)
  }

  /// Makes a required action with its listener.
  ///
  /// - Parameters:
  ///   - wrappedValue: The listener.
  ///   - options: What happens when a listener is set again.
  ///   - file: The file of the action, for messages.
  ///   - line: The line of the action, for messages.
  @_disfavoredOverload
  public init(
    wrappedValue: Value, _ options: ActionOption<Value>..., file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.init(options, absent: nil, at: ActionPlace(file: file, line: line))
    listen(wrappedValue)
  }

  /// What to call when the user has done it; nil where nobody listens and the control is left out.
  ///
  /// Setting it adds a listener; what becomes of the one before is up to the options.
  public var wrappedValue: Value {
    get { resolved }
    set { listen(newValue) }
  }

  /// The state of the action: whether somebody listens, whether it is running.
  public var projectedValue: ActionControl<Value> { ActionControl(action: self) }
}
