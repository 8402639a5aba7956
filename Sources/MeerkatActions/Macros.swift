/// Generates the initialiser, interface and modifiers of a screen with ``Action`` properties.
///
/// ```swift
/// @Actions
/// struct CourseScreen: View {
///   let configuration: Configuration
///   @Action var didPressJoinCall: (() -> Void)?
///   @Action var didSelectTask: ((CourseTask.ID) -> Void)?
///
///   var body: some View { … }
/// }
///
/// CourseScreen(configuration: course, didPressJoinCall: openCall)
/// CourseScreen(configuration: course).didPressJoinCall(openCall).didSelectTask { openTask($0) }
/// CourseScreen(configuration: course).actions(self)
/// ```
///
/// The macro generates an initialiser like the memberwise one, unless the screen has its own; the
/// protocol `CourseScreen.Actions` (for a generic screen, a separate `PickerScreenActions`), of
/// which a conformer implements what it needs; `actions(_:)`; a chained modifier for each action,
/// with the action's name; and `allActions`, for `sharingActions(_:)`. If you write the initialiser
/// yourself, call `prepareActions()` at its end.
///
/// You can also start with the interface, a protocol. Every method gets a default implementation,
/// and an action that a conformer doesn't implement has no listener.
///
/// ```swift
/// @Actions @MainActor
/// protocol CourseActions {
///   func didPressJoinCall()
///   func didSelectTask(_ id: CourseTask.ID)
/// }
///
/// struct CourseScreen: CourseActionsScreen {
///   let configuration: Configuration
///   var actions = CourseActionsListeners()
///
///   var body: some View { … }
/// }
/// ```
///
/// The macro generates `CourseActionsListeners`, with a property for each action, and the protocol
/// `CourseActionsScreen`, a view that has the modifiers.
@attached(member, names: arbitrary)
@attached(peer, names: suffixed(Actions), suffixed(Listeners), suffixed(Screen))
@attached(extension, conformances: GeneratedCode.DefaultScreen, names: arbitrary)
public macro Actions() = #externalMacro(module: "MeerkatMacros", type: "ActionsMacro")

/// Specifies options of a method in a protocol with `Actions()`.
///
/// ```swift
/// @Actions @MainActor
/// protocol CourseActions {
///   @ActionOptions(.disable) func didSelectTask(_ id: CourseTask.ID)
///   @ActionOptions(.exclusive) func didPressSave() async throws
///   @ActionOptions(.required) func didPressClose()
/// }
/// ```
///
/// - Parameter options: What happens without a listener, or when another listener is set.
@attached(peer)
public macro ActionOptions(_ options: ActionOption<Any>...) =
  #externalMacro(module: "MeerkatMacros", type: "ActionOptionsMacro")

/// Generates the code of `Actions()` for a screen that is declared inside a function, or in an
/// extension of a generic type.
///
/// Such a screen has no interface, only closures and chained modifiers.
@attached(member, names: arbitrary)
public macro LocalActions() = #externalMacro(module: "MeerkatMacros", type: "ActionsMacro")

/// Writes the default implementations of a screen's interface, as a part of `Actions()`.
@attached(extension, names: arbitrary)
public macro ActionsInterface() =
  #externalMacro(module: "MeerkatMacros", type: "ActionsInterfaceMacro")

/// Writes the modifiers of a protocol's screens, as a part of `Actions()`.
@attached(extension, names: arbitrary)
public macro ActionsForms() = #externalMacro(module: "MeerkatMacros", type: "ActionsFormsMacro")
