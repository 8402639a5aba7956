public import MeerkatUI

/// Something that a user can do on a screen.
///
/// The screen reports the action, and its parent may listen. An optional action may have no
/// listener. The property is then nil, so that the screen can leave the control out; options change
/// that:
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
/// An action that isn't optional is required: the parent has to listen. `@Actions` on the screen
/// generates the initialiser, the interface and the chained modifiers.
@MainActor @propertyWrapper
public struct Action<Value>: DynamicProperty {
  @Environment(\.actionSurroundings) var surroundings: ActionSurroundings
  @State var runs: ActionRuns? = nil
  var declaration: ActionDeclaration<Value>
  var listeners = ActionListeners<Value>()

  private init(listener: Value?, _ options: [ActionOption<Value>], at place: DeclarationLocation) {
    declaration = ActionDeclaration(options, at: place)
    if let listener { listen(listener) }
  }

  /// Creates an action with a listener, or nil for none.
  ///
  /// - Parameters:
  ///   - wrappedValue: The listener.
  ///   - file: The file of the action, for messages.
  ///   - line: The line of the action, for messages.
  public init(wrappedValue: Value, file: StaticString = #fileID, line: UInt = #line) {
    self.init(listener: wrappedValue, [], at: DeclarationLocation(file: file, line: line))
  }

  /// Creates an action with options and a listener, or nil for none.
  ///
  /// - Parameters:
  ///   - wrappedValue: The listener.
  ///   - first: What happens without a listener, or when another listener is set.
  ///   - others: Further options.
  ///   - file: The file of the action, for messages.
  ///   - line: The line of the action, for messages.
  public init(
    wrappedValue: Value, _ first: ActionOption<Value>, _ others: ActionOption<Value>...,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      listener: wrappedValue, [first] + others, at: DeclarationLocation(file: file, line: line))
  }

  /// Creates an optional action with options and no listener.
  ///
  /// - Parameters:
  ///   - first: What happens without a listener, or when another listener is set.
  ///   - others: Further options.
  ///   - file: The file of the action, for messages.
  ///   - line: The line of the action, for messages.
  public init(
    _ first: ActionOption<Value>, _ others: ActionOption<Value>...,
    file: StaticString = #fileID, line: UInt = #line
  ) where Value: ExpressibleByNilLiteral {
    self.init(listener: nil, [first] + others, at: DeclarationLocation(file: file, line: line))
  }

  /// The closure to call when the user acts; nil to leave the control out, without a listener.
  ///
  /// Setting it adds a listener; the options determine what happens to the previous one.
  public var wrappedValue: Value {
    get { resolved }
    set { listen(newValue) }
  }

  /// The state of the action: whether it has a listener, and whether it is running.
  public var projectedValue: ActionControl<Value> { ActionControl(action: self) }
}
