import MeerkatUI

extension Action {
  /// The listeners: those set on this screen, or else those that a screen around it shares.
  var hearing: () -> [Value] {
    // Captures no more than it needs: work in progress must not keep the state of the screen.
    let (listeners, carrier, key) = (listeners, surroundings.carrier, declaration.shape?.key)
    return {
      let own = listeners.present
      guard own.isEmpty, let key, let carrier else { return own }
      return carrier.listeners(of: key, as: Value.self)
    }
  }

  /// Whether the action has a listener.
  var isHandled: Bool { !hearing().isEmpty }

  /// What the screen calls.
  var resolved: Value {
    let heard = hearing()
    return heard.isEmpty ? unhandled : listening(heard)
  }

  private func listening(_ heard: [Value]) -> Value {
    let isPlain = surroundings.observers.isEmpty && !declaration.isExclusive
    let isOwn = !listeners.present.isEmpty
    if isPlain, isOwn, heard.count == 1 { return heard[0] }
    return joined(heard, run(isHandled: true)) ?? heard[heard.count - 1]
  }

  /// The closure that the screen calls without a listener.
  private var unhandled: Value {
    guard let absent = (Value.self as? any Absence.Type)?.absent as? Value else {
      // A required action always has a listener, which does nothing once its conformer has gone.
      guard let last = listeners.last else { preconditionFailure("A required action is set.") }
      return last
    }
    switch declaration.policy {
    case .omit: return absent
    case .perform(let action): return joined([action], run(isHandled: false)) ?? action
    case .disable, .report: return joined([], run(isHandled: false)) ?? absent
    }
  }

  /// Makes one closure that calls the listeners, or reports that the screen was not prepared.
  private func joined(_ heard: [Value], _ run: ActionRun) -> Value? {
    guard let shape = declaration.shape else {
      surroundings.report("\(declaration.description) needs prepareActions() in the initialiser.")
      return nil
    }
    // Looked up when the user acts: a parent may have set others since.
    let hearing = run.event.isHandled ? hearing : { heard }
    guard let answering = shape.answering else { return shape.joined?(run, hearing) }
    return heard.last.map { last in answering(run) { hearing().last ?? last } }
  }

  private func run(isHandled: Bool) -> ActionRun {
    ActionRun(
      event: declaration.event(isHandled: isHandled), observers: surroundings.observers,
      instead: isHandled ? nil : instead, source: declaration.isExclusive ? source : nil)
  }

  /// The state of a screen that is shown, kept by the screen and made when the action is first
  /// used.
  private var source: ActionRunsSource {
    ActionRunsSource { [$runs] in
      if $runs.wrappedValue == nil { $runs.wrappedValue = ActionRuns() }
      return $runs.wrappedValue
    }
  }

  /// What happens when the user acts and there is no listener.
  private var instead: (@MainActor () -> Void)? {
    let name = declaration.description
    let surroundings = surroundings
    switch declaration.policy {
    case .omit, .disable, .perform: return nil
    case .report: return { surroundings.report("Nobody listens to \(name).") }
    }
  }
}
