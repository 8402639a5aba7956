import MeerkatDeeds
import MeerkatViews

/// Finds how a driver would name what a user acts on.
@MainActor
struct DeedReading {
  private let all: [FoundElement]

  init(_ window: WindowElement) { all = ScreenReader.read(window, isTopOnly: true) }

  /// The deed for an event; nil if there is none.
  func deed(for event: ElementEvent, on element: Element) -> Deed? {
    switch event {
    case .tap, .select: return press(event, on: element)
    case .toggle(let isOn):
      return target(among: { $0.role == .toggle }) { $0.target === element }.map {
        .turn($0, isOn: isOn)
      }
    case .submit: return (element as? TextFieldElement).flatMap(field).map { .submit($0) }
    case .back:
      // Of several stacks side by side, the last one is what “back” means.
      if all.last(where: { $0.tap == .back })?.target === element { return .back }
      return press(event, on: element)
    case .close: return .close
    case .refresh: return .refresh
    case .delete: return row(element).map { .delete($0) }
    case .move(let places):
      guard let position = element.rowEditing?.position, let row = row(element) else { return nil }
      return .move(row, to: position + places + 1)
    case .input, .focus, .reveal, .press, .hover: return nil
    }
  }

  /// The name of a field.
  func field(_ field: TextFieldElement) -> Deed.Target? {
    target(among: { $0.role == .textField }) { $0.target === field }
  }

  /// What is said about something that no deed can name.
  func excuse(for element: Element) -> String {
    let label = AccessibleName.of([element]).prefix(60)
    return "# Something that no deed can name was used" + (label.isEmpty ? "." : ": \(label)")
  }

  /// The name of the innermost thing of which something is true.
  func innermost(_ isMeant: (Element) -> Bool) -> Deed.Target? {
    guard let found = all.last(where: { isMeant($0.target) && !$0.label.isEmpty }) else {
      return nil
    }
    return target(among: { _ in true }) { $0.target === found.target && $0.label == found.label }
  }

  private func row(_ element: Element) -> Deed.Target? {
    target(among: { $0.role == .row }) { $0.rowElement === element }
  }

  private func press(_ event: ElementEvent, on element: Element) -> Deed? {
    if let target = target(among: { $0.tap != nil }, { $0.target === element && $0.tap == event }) {
      return .tap(target)
    }
    for chooser in all where chooser.hasChoices {
      guard
        let choice = chooser.choices.first(where: { $0.target === element && $0.tap == event }),
        let target = target(
          among: \.hasChoices,
          { $0.target === chooser.target && $0.rowElement === chooser.rowElement })
      else { continue }
      return .choose(choice.label, in: target)
    }
    return nil
  }

  private func target(
    among isSuitable: (FoundElement) -> Bool, _ isMeant: (FoundElement) -> Bool
  ) -> Deed.Target? {
    all.name(among: isSuitable, isMeant).map { Deed.Target($0.search, number: $0.number) }
  }
}

extension Deed.Target {
  fileprivate init(_ search: ElementSearch, number: Int?) {
    self.init(
      search.label ?? "", role: search.role.flatMap { Deed.Role(rawValue: $0.rawValue) },
      row: search.row, number: number)
  }
}
