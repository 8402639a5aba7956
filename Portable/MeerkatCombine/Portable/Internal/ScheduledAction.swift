/// An action on its way to the thread of its scheduler.
///
/// Proof of safety: a `Scheduler` is given its actions to run elsewhere, as on Apple platforms. The
/// one who schedules hands the action over and does not run it; the scheduler only runs it, one run
/// after the other. The compiler cannot know, because the protocol's closures are not `@Sendable`.
struct ScheduledAction: @unchecked Sendable {
  let run: () -> Void
}
