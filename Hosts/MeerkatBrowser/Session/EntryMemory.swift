import MeerkatViews

/// What a user has entered into fields, switches, pickers, steppers, sliders, tabs and the selection of
/// lists.
///
/// Views keep it in their state, which isn't saved elsewhere. Fields for secrets aren't recorded. Of
/// a screen where a user has used a stepper whose value can't be written, nothing is: half a form
/// would be worse than none.
@MainActor
final class EntryMemory {
  private struct Noted {
    weak var element: Element?
    let before: String
  }

  private var noted: [Int: Noted] = [:]
  /// The screens and presentations of which nothing is kept.
  private var incompletePlaces: Set<Int> = []
  /// What another session was told, and has no control here yet.
  private var waiting: [String: KeptSession.Entry] = [:]

  private static let maximumCount = 256
  private static let maximumSize = 64 * 1_024

  /// Notes what a control shows before a user changes it for the first time.
  func note(_ event: ElementEvent, to element: Element) {
    let isStep = event == .tap && (element as? ButtonElement)?.controlEntry != nil
    // After an action, the user is elsewhere: what follows is new.
    if !isStep, [.tap, .submit, .back, .close].contains(event) { waiting = [:] }
    guard event.isEntry || isStep, noted[element.id] == nil else { return }
    guard let shown = element.entry?.text() else {
      if isStep { noteIncomplete(element.placeAround) }
      return
    }
    if noted.count >= Self.maximumCount {
      noted = noted.filter { $0.value.element?.isMounted == true }
    }
    guard noted.count < Self.maximumCount else { return }
    noted[element.id] = Noted(element: element, before: shown)
  }

  private func noteIncomplete(_ place: Element) {
    if incompletePlaces.count < Self.maximumCount { incompletePlaces.insert(place.id) }
  }

  /// What was entered and is still shown, by the names of the controls.
  func named(in window: WindowElement) -> [String: KeptSession.Entry] {
    guard !noted.isEmpty else { return waiting }
    var entries = waiting
    noted = noted.filter { $0.value.element?.isMounted == true }
    var names = ControlNames(window: window)
    for noted in noted.values {
      guard let element = noted.element, let now = element.entry?.text(), now != noted.before,
        now.utf8.count + noted.before.utf8.count <= Self.maximumSize,
        !incompletePlaces.contains(element.placeAround.id),
        let name = names.name(of: element)
      else { continue }
      entries[name] = KeptSession.Entry(before: noted.before, now: now)
    }
    return entries
  }

  /// Takes what is to be given back once there are controls.
  func prepare(_ entries: [String: KeptSession.Entry]) { waiting = entries }

  /// Restores the entries of controls that exist by now.
  ///
  /// A control that shows something else than it did before the user entered anything stays as it is:
  /// somebody has changed it, or the entry has arrived where it belongs.
  func restore(to session: AppSession) {
    guard !waiting.isEmpty else { return }
    var names = ControlNames(window: session.runtime.window)
    for (name, entry) in waiting {
      guard let element = names.element(name) else { continue }
      waiting[name] = nil
      guard let known = element.entry, known.text() == entry.before else { continue }
      noted[element.id] = Noted(element: element, before: entry.before)
      if let button = element as? ButtonElement, button.isEnabledNow {
        session.runtime.perform { button.controlEntry?.enter(entry.now) }
      }
      for event in known.events(entry.now) { session.send(event, to: element) }
    }
  }
}

extension ElementEvent {
  /// Whether a control holds what the event says from then on.
  fileprivate var isEntry: Bool {
    switch self {
    case .input, .toggle, .select: true
    default: false
    }
  }
}
