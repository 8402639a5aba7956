import MeerkatDeeds
import MeerkatViews

/// What a person can do on a screen.
@MainActor
struct Choices {
  private let all: [FoundElement]
  private var options: [Option] = []
  /// The groups of what is in the rows of a `ForEach`.
  private var repeated: Set<String> = []

  private struct Option {
    let choice: Sight.Choice
    let deed: () -> Deed?
  }

  /// What can be done, in the order of the screen.
  var list: [Sight.Choice] { options.map(\.choice) }

  init(_ all: [FoundElement]) {
    self.all = all
    var counter = Counter()
    for found in all.withoutRepetition where found.isEnabled { add(found, &counter) }
  }

  /// The deed for a choice; nil if it isn't there.
  func deed(for id: String, typing text: String?) -> Deed? {
    let deed = options.first { $0.choice.id == id }?.deed()
    guard case .type(_, let target)? = deed else { return deed }
    return .type(text ?? "", into: target)
  }

  /// The state of all controls, as a short text.
  var controls: String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    for found in all {
      switch found.role {
      case .toggle, .tab, .option: add("\(found.label)=\(found.isOn ?? false)")
      case .picker: add("\(found.label)=\(found.value ?? "")")
      case .textField: add("\(found.label)=\(found.value?.isEmpty ?? true)")
      case .button, .row, .link, .menu:
        // How many rows a `ForEach` has is content; whether it has any makes another screen.
        guard found.repetition == nil else { continue }
        add("\(found.label.withoutDigits)=\(found.isEnabled)\(found.isOn ?? false)")
      default: break
      }
    }
    for group in repeated.sorted() { add(group) }
    return String(hash, radix: 36)
  }

  private mutating func add(_ found: FoundElement, _ counter: inout Counter) {
    let all = all
    func target(_ isSuitable: @escaping (FoundElement) -> Bool) -> Deed.Target? {
      all.name(among: isSuitable) {
        $0.target === found.target && $0.tap == found.tap && $0.rowElement === found.rowElement
          && $0.role == found.role
      }.map { Deed.Target($0.search, number: $0.number) }
    }
    func option(
      _ verb: String, field: String? = nil, isChange: Bool = false, _ deed: @escaping () -> Deed?
    ) {
      let id = counter.id("\(verb) \(found.role.rawValue) \(found.label)")
      let group = counter.group(of: found, verb)
      if found.repetition != nil { repeated.insert(group) }
      options.append(
        Option(
          choice: Sight.Choice(id: id, group: group, field: field, isChange: isChange), deed: deed))
    }
    if found.tap == .back { return option("back") { .back } }
    if found.closes {
      let isClosable = (found.target as? PresentationElement)?.isClosable ?? true
      return isClosable ? option("close") { .close } : ()
    }
    switch found.role {
    case .textField:
      if found.value?.isEmpty ?? true {
        option("type", field: found.label) {
          target { $0.role == .textField }.map { .type("", into: $0) }
        }
      } else {
        option("submit") { target { $0.role == .textField }.map { .submit($0) } }
      }
    case .toggle:
      option("turn", isChange: true) {
        target { $0.role == .toggle }.map { .turn($0, isOn: !(found.isOn ?? false)) }
      }
    default:
      // What is chosen already stays chosen.
      let isChosen = found.isOn == true && (found.role == .tab || found.role == .option)
      if found.tap != nil, !isChosen {
        option("tap", isChange: found.role == .option) { target { $0.tap != nil }.map { .tap($0) } }
      }
    }
    if found.role == .row, let row = found.rowElement, row.rowEditing?.canDelete == true {
      option("delete", isChange: true) { target { $0.role == .row }.map { .delete($0) } }
    }
    // Options that all are on the screen are tapped.
    let isOpen =
      found.role == .picker && all.contains { $0.role == .option && $0.target === found.target }
    guard found.hasChoices, !isOpen else { return }
    for choice in found.choices where choice.tap != nil && choice.isEnabled && choice.isOn != true {
      option("choose \(choice.label) in", isChange: found.role == .picker) {
        target(\.hasChoices).map { .choose(choice.label, in: $0) }
      }
    }
  }

  /// Numbers what is of the same kind.
  @MainActor private struct Counter {
    private var ids: [String: Int] = [:]
    private var eaches: [ObjectIdentifier: Int] = [:]
    private var inRow: [ObjectIdentifier: [String: Int]] = [:]

    mutating func id(_ name: String) -> String {
      let count = ids[name, default: 0]
      ids[name] = count + 1
      return count == 0 ? name : "\(name) #\(count + 1)"
    }

    /// A name for all that stands in the same place of the rows of one `ForEach`; for others, the
    /// label.
    mutating func group(of found: FoundElement, _ verb: String) -> String {
      guard let (each, row) = found.repetition else {
        return "\(verb) \(found.role.rawValue) \(found.label.withoutDigits)"
      }
      let kind = "\(verb) \(found.role.rawValue)"
      let number = eaches[each] ?? eaches.count
      eaches[each] = number
      let place = inRow[row, default: [:]][kind, default: 0]
      inRow[row, default: [:]][kind] = place + 1
      return "\(kind) of each \(number) \(place)"
    }
  }
}

extension Deed.Target {
  fileprivate init(_ search: ElementSearch, number: Int?) {
    self.init(
      search.label ?? "", role: search.role.flatMap { Deed.Role(rawValue: $0.rawValue) },
      row: search.row, number: number)
  }
}

extension String {
  fileprivate var withoutDigits: String { filter { !$0.isNumber } }
}
