@_exported public import Meerkat

/// Writes what is the same in every flow, so that its author writes the rest.
///
/// ```swift
/// @MainActor @Flow final class CourseFlow {
///   enum Destination: Hashable { case course, task(CourseTask.ID) }
///
///   var journey = Journey<Destination>(root: .course)
///
///   func screen(for destination: Destination) -> some View {
///     switch destination {
///     case .course: CourseScreen(didSelectTask: { self.go(.forward(to: .task($0))) })
///     case .task(let id): TaskScreen(id: id, didPressClose: back)
///     }
///   }
/// }
/// ```
///
/// Written are the conformance to the protocol `Flow`, `placement`, what `@Observable` writes, and
/// `@ViewBuilder` before `screen(for:)`, unless its body returns. `@ObservationIgnored` has its usual
/// meaning. A lazy property is not observed.
///
/// `@MainActor` has to be there even where it is the default of the target, for a macro neither sees
/// the default nor can bring a class onto the main actor.
@attached(
  member, names: named(placement), named(_$observationRegistrar), named(access),
  named(withMutation), named(shouldNotifyObservers))
@attached(memberAttribute)
@attached(extension, conformances: Flow, Observable)
public macro Flow() = #externalMacro(module: "MeerkatMacros", type: "FlowMacro")
