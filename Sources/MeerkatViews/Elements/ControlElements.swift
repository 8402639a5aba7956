/// Something to press.
package final class ButtonElement: ContainerElement {
  package internal(set) var role: ButtonRole?
  package internal(set) var look: ButtonLook
  /// Whether the button stands for a way to another screen: a row of a list shows a chevron then.
  package internal(set) var isLink = false
  package internal(set) var isEnabledNow: Bool
  var action: () -> Void

  init(
    role: ButtonRole?, look: ButtonLook, under parent: Node, action: @escaping () -> Void
  ) {
    self.role = role
    self.look = look
    self.action = action
    isEnabledNow = EnvironmentValues(scope: parent.environment).isEnabled
    super.init(under: parent)
    isEnabledNow = EnvironmentValues(scope: environment, reader: self).isEnabled
    becomeInteractive()
  }

  package override func environmentDidChange(_ key: ObjectIdentifier) {
    dropSubscriptions()
    isEnabledNow = EnvironmentValues(scope: environment, reader: self).isEnabled
    contentDidChange(affectsLayout: false)
  }

  package override func handle(_ event: ElementEvent) -> Bool {
    guard event == .tap else { return false }
    action()
    return true
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}

/// How a button looks: which of the styles that hosts know.
package enum ButtonLook: String, Hashable, Sendable {
  case automatic, plain, borderless, bordered, borderedProminent
}

/// What a button does, where it is something special. Like SwiftUI's `ButtonRole`.
public struct ButtonRole: Hashable, Sendable {
  package let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// Something to switch on and off. Its children are the label.
package final class ToggleElement: ContainerElement {
  package internal(set) var isOn: Bool
  package internal(set) var isEnabledNow = true
  package internal(set) var isLabelHidden = false
  var set: (Bool) -> Void

  init(isOn: Bool, under parent: Node, set: @escaping (Bool) -> Void) {
    self.isOn = isOn
    self.set = set
    super.init(under: parent)
    readSurroundings()
    becomeInteractive()
  }

  private func readSurroundings() {
    let values = EnvironmentValues(scope: environment, reader: self)
    isEnabledNow = values.isEnabled
    isLabelHidden = values.areLabelsHidden
  }

  package override func environmentDidChange(_ key: ObjectIdentifier) {
    dropSubscriptions()
    readSurroundings()
    contentDidChange()
  }

  package override func handle(_ event: ElementEvent) -> Bool {
    switch event {
    case .toggle(let isOn): set(isOn)
    case .tap: set(!isOn)
    default: return false
    }
    return true
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}

/// Something to type into.
package final class TextFieldElement: Element {
  package internal(set) var label: String
  package internal(set) var prompt: String?
  package internal(set) var text: String
  package internal(set) var isSecure: Bool
  package internal(set) var isMultiline: Bool
  package internal(set) var isEnabledNow = true
  package internal(set) var look = TextFieldLook.automatic
  var set: (String) -> Void
  var submit: (() -> Void)?
  var focusDidChange: ((Bool) -> Void)?

  init(
    label: String, text: String, isSecure: Bool, isMultiline: Bool, under parent: Node,
    set: @escaping (String) -> Void
  ) {
    self.label = label
    self.text = text
    self.isSecure = isSecure
    self.isMultiline = isMultiline
    self.set = set
    super.init(under: parent)
    readSurroundings()
    becomeInteractive()
  }

  private func readSurroundings() {
    let values = EnvironmentValues(scope: environment, reader: self)
    isEnabledNow = values.isEnabled
    look = values.textFieldLook
    submit = values.submitAction
  }

  package override func environmentDidChange(_ key: ObjectIdentifier) {
    dropSubscriptions()
    readSurroundings()
    contentDidChange()
  }

  package override func handle(_ event: ElementEvent) -> Bool {
    switch event {
    case .input(let text): set(text)
    case .submit: submit?()
    case .focus(let isFocused): focusDidChange?(isFocused)
    default: return false
    }
    return true
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}

/// How a field to type into looks.
package enum TextFieldLook: String, Hashable, Sendable {
  case automatic, plain, roundedBorder
}

/// How far something is. Its children are the label.
package final class ProgressElement: ContainerElement {
  /// The part that is done, from 0 to 1; nil when nobody knows.
  package internal(set) var fraction: Double?

  init(fraction: Double?, under parent: Node) {
    self.fraction = fraction
    super.init(under: parent)
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A symbol and a title. The children are those of the symbol, then those of the title.
package final class LabelElement: Element {
  /// Which parts are shown.
  package enum Parts: Hashable, Sendable {
    case automatic, titleAndIcon, titleOnly, iconOnly
  }

  package internal(set) var parts: Parts = .automatic
  var icon: Node?
  var title: Node?

  package override func forEachChild(_ visit: (Node) -> Void) {
    if let icon { visit(icon) }
    if let title { visit(title) }
  }

  /// The elements of the symbol.
  package var iconElements: [Element] { elements(of: icon) }

  /// The elements of the title.
  package var titleElements: [Element] { elements(of: title) }

  private func elements(of node: Node?) -> [Element] {
    _ = children
    var list: [Element] = []
    node?.collectElements(into: &list)
    return list
  }

  package override func environmentDidChange(_ key: ObjectIdentifier) {
    dropSubscriptions()
    parts = EnvironmentValues(scope: environment, reader: self).labelParts
    contentDidChange()
  }

  package override func accept(_ visitor: any ElementVisitor) { visitor.visit(self) }
}
