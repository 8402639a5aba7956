/// A control for selecting one of several values.
///
/// Its children are those of the label, then the options.
package final class PickerElement: LabelledElement {
  package private(set) var look = PickerLook.menu
  package private(set) var isEnabledNow = true
  package private(set) var isLabelHidden = false
  private var selection: PickerSelection
  private var isChosen: (AnyHashable) -> Bool = { _ in false }

  init(_ selection: PickerSelection, under parent: Node) {
    self.selection = selection
    super.init(under: parent)
    becomeInteractive()
    scheduleEvaluation()
  }

  func update<Label: View, Content: View>(
    _ selection: PickerSelection, _ label: Label, _ content: Content
  ) {
    self.selection = selection
    update(label, content)
    scheduleEvaluation()
  }

  /// Reads the binding on its own account, so that a change needs no evaluation of a body.
  package override func evaluate() {
    isChosen = observing { selection.read() }
    readSurroundings()
    contentDidChange()
  }

  private func readSurroundings() {
    let values = EnvironmentValues(scope: environment, reader: self)
    // Inside of a menu, a choice is a part of that.
    look = values.isInMenu ? .inline : values.pickerLook
    isEnabledNow = values.isEnabled
    isLabelHidden = values.areLabelsHidden
  }

  package override func environmentDidChange(_ key: ObjectIdentifier) { setNeedsEvaluation() }

  package override func elementsDidChange() {
    super.elementsDidChange()
    contentDidChange()
  }

  package override func handle(_ event: ElementEvent) -> Bool {
    let options = options
    guard case .select(let index) = event, options.indices.contains(index) else { return false }
    selection.choose(options[index].tag)
    setNeedsEvaluation()
    return true
  }

  package override var userEntry: UserEntry? {
    UserEntry(kind: "picker:\(title)") {
      "\(self.selectedPosition ?? -1)"
    } events: {
      Int($0).map { [.select($0)] } ?? []
    }
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

extension PickerElement {
  /// Something to choose.
  package struct Option {
    package let element: Element
    /// The words that it consists of.
    package let title: String
    let tag: AnyHashable
  }

  /// The words of the label.
  package var title: String { LabelParts(labelElements).title }

  /// What there is to choose, in order.
  package var options: [Option] {
    contentElements.flatMap { $0.choices }.compactMap { element in
      guard let tag = tag(of: element) else { return nil }
      return Option(element: element, title: LabelParts([element]).title, tag: tag)
    }
  }

  /// The position of the chosen option, nil where none has the value.
  package var selectedPosition: Int? { options.firstIndex { isChosen($0.tag) } }

  /// The value of an option: its tag, else its identity in a `ForEach`.
  private func tag(of option: Element) -> AnyHashable? {
    let candidates = [option.tagValue, option.identity(inside: self)]
    return candidates.lazy.compactMap(\.self).first { self.selection.accepts($0) }
  }
}

extension Element {
  /// The element itself, or the rows of a section.
  fileprivate var choices: [Element] { (unwrapped as? SectionElement)?.rowElements ?? [self] }

  /// The identity in the innermost `ForEach` inside of a container.
  fileprivate func identity(inside container: Node) -> AnyHashable? {
    var node: Node = self
    while let parent = node.parent, parent !== container {
      if let loop = parent as? any IdentifyingNode { return loop.identity(of: node) }
      node = parent
    }
    return nil
  }
}

/// The look of a picker: one of the styles that hosts know.
package enum PickerLook: String, Hashable, Sendable {
  case menu, segmented, inline
}

/// The type-erased selection of a picker.
struct PickerSelection {
  /// Returns a function that checks whether a tag is that of the selected value.
  let read: () -> (AnyHashable) -> Bool
  /// Whether a tag is of the selection's type.
  let accepts: (AnyHashable) -> Bool
  let choose: (AnyHashable) -> Void

  init<Value: Hashable>(_ selection: Binding<Value>) {
    read = {
      let value = selection.wrappedValue
      return { $0.base as? Value == value }
    }
    accepts = { $0.base is Value }
    choose = { if let value = $0.base as? Value { selection.wrappedValue = value } }
  }
}

private enum PickerLookKey: EnvironmentKey { static let defaultValue = PickerLook.menu }

extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}
