/// A button that performs an action.
package final class ButtonElement: ContainerElement {
  package internal(set) var role: ButtonRole?
  package internal(set) var look: ButtonLook
  /// Whether the button stands for a way to another screen: a row of a list shows a chevron then.
  package internal(set) var isLink = false
  package internal(set) var isEnabledNow = true
  /// The address that the button opens, if that is all it does.
  package private(set) var address: String?
  /// The value to which a link leads.
  var linkValue: AnyHashable?
  var action: () -> Void
  /// Is told when a user begins and ceases to press the button.
  var pressAction: ((Bool) -> Void)?
  /// The key that presses the button.
  package private(set) var shortcut: KeyboardShortcut?

  /// Whether the button looks different while it is pressed.
  package var showsPresses: Bool { pressAction != nil }

  init(role: ButtonRole?, look: ButtonLook, under parent: Node, action: @escaping () -> Void) {
    self.role = role
    self.look = look
    self.action = action
    super.init(under: parent)
    readSurroundings()
    becomeInteractive()
  }

  private func readSurroundings() {
    let values = EnvironmentValues(scope: environment, reader: self)
    isEnabledNow = values.isEnabled
    shortcut = values.keyboardShortcut
    address = values.buttonAddress
  }

  package override func environmentDidChange(_ key: ObjectIdentifier) {
    dropSubscriptions()
    readSurroundings()
    contentDidChange(affectsLayout: false)
  }

  package override func handle(_ event: ElementEvent) -> Bool {
    if case .press(let isPressed) = event, let pressAction {
      pressAction(isPressed)
      return true
    }
    guard event == .tap else { return false }
    let values = EnvironmentValues(scope: environment)
    // The button of an alert takes it away: mostly first.
    let actsFirst = runtime.whims.contains(.actsFirst)
    if !actsFirst { values.beforeAction?.perform() }
    defer { if actsFirst { values.beforeAction?.perform() } }
    // In a list of which a user selects rows, a link selects its own.
    if let linkValue, values.listSelection?.choose(linkValue) == true { return true }
    action()
    return true
  }

  package override var userEntry: UserEntry? {
    controlEntry.map { UserEntry(kind: "button", text: $0.text, events: { _ in [] }) }
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// The look of a button: one of the styles that hosts know.
package enum ButtonLook: String, Hashable, Sendable {
  case automatic, plain, borderless, bordered, borderedProminent
}

/// The role of a button, if it has a special one.
///
/// Like SwiftUI's `ButtonRole`.
public struct ButtonRole: Hashable, Sendable {
  package let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// A switch that is on or off.
///
/// Its children are the label.
package final class ToggleElement: ContainerElement {
  package private(set) var isOn = false
  package private(set) var isEnabledNow = true
  package private(set) var isLabelHidden = false
  private var binding: Binding<Bool>

  init(_ binding: Binding<Bool>, under parent: Node) {
    self.binding = binding
    super.init(under: parent)
    becomeInteractive()
    scheduleEvaluation()
  }

  func update(_ binding: Binding<Bool>) {
    self.binding = binding
    scheduleEvaluation()
  }

  /// Reads the binding on its own account, so that a change needs no evaluation of a body.
  private func readSurroundings() -> Bool {
    let isOn = observing { binding.wrappedValue }
    let values = EnvironmentValues(scope: environment, reader: self)
    let old = (self.isOn, isEnabledNow, isLabelHidden)
    self.isOn = isOn
    isEnabledNow = values.isEnabled
    isLabelHidden = values.areLabelsHidden
    return (self.isOn, isEnabledNow, isLabelHidden) != old
  }

  package override func evaluate() { if readSurroundings() { contentDidChange() } }

  package override func handle(_ event: ElementEvent) -> Bool {
    switch event {
    case .toggle(let isOn): binding.wrappedValue = isOn
    case .tap: binding.wrappedValue = !isOn
    default: return false
    }
    return true
  }

  package override var userEntry: UserEntry? {
    UserEntry(kind: "toggle") {
      self.isOn ? "1" : "0"
    } events: {
      [.toggle($0 == "1")]
    }
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A field for text.
package final class TextFieldElement: VisitableElement {
  package var label: String { field.label }
  package var prompt: String? { field.prompt }
  package private(set) var text = ""
  package var isSecure: Bool { field.isSecure }
  package var isMultiline: Bool { field.isMultiline }
  /// Whether the field is as high as its place.
  package var isEditor: Bool { field.isEditor }
  /// What a user types.
  package var kind: FieldKind { field.kind }
  package private(set) var isEnabledNow = true
  /// Whether the app has the keyboard's focus here.
  package private(set) var isFocused = false
  package private(set) var look = TextFieldLook.automatic
  package private(set) var keyboard = FieldKeyboard()
  private var field: Field
  /// What a user has typed since the field got the focus: shown as it is where it means the
  /// value.
  private var draft: String?
  /// What the host shows after a user typed, until the field knows whether that is what it holds.
  private var typed: String?

  init(_ field: Field, under parent: Node) {
    self.field = field
    super.init(under: parent)
    becomeInteractive()
    scheduleEvaluation()
  }

  /// What a view says about its field.
  struct Field {
    var label = ""
    var prompt: String?
    var isSecure = false
    var isMultiline = false
    var isEditor = false
    var kind = FieldKind.text
    var source: FieldSource
  }

  func update(_ field: Field) {
    let isSame =
      label == field.label && prompt == field.prompt && isMultiline == field.isMultiline
      && kind == field.kind
    self.field = field
    if !isSame { contentDidChange() }
    scheduleEvaluation()
  }

  /// Reads the bindings on its own account, so that a change needs no evaluation of a body.
  private func readSurroundings() -> Bool {
    let focus = EnvironmentValues(scope: environment).focusTarget
    let (text, isFocused) = observing { (field.source.read(draft), focus?.isFocused() ?? false) }
    let values = EnvironmentValues(scope: environment, reader: self)
    let isCorrected = typed != nil && typed != text
    typed = nil
    let old = (self.text, self.isFocused, isEnabledNow, look, keyboard)
    self.text = text
    self.isFocused = isFocused
    isEnabledNow = values.isEnabled
    look = values.textFieldLook
    keyboard = values.fieldKeyboard
    return isCorrected || (self.text, self.isFocused, isEnabledNow, look, keyboard) != old
  }

  override var hold: NodeHold { isFocused || draft != nil ? .use : .nothing }

  /// What has gone isn't focused.
  package override func willUnmount() {
    super.willUnmount()
    guard isFocused, let focus = EnvironmentValues(scope: environment).focusTarget else { return }
    runtime.actions.appendDisappearance { focus.setFocused(false) }
  }

  package override func evaluate() { if readSurroundings() { contentDidChange() } }

  package override func handle(_ event: ElementEvent) -> Bool {
    let values = EnvironmentValues(scope: environment)
    switch event {
    case .input(let input):
      // A field of one line has no line breaks.
      let text = field.isMultiline || field.isEditor ? input : input.filter { !$0.isNewline }
      draft = text
      typed = text
      field.source.write(text)
    case .submit:
      draft = nil
      field.source.didCommit?()
      values.submitAction?()
    case .focus(let isFocused):
      if !isFocused { draft = nil }
      field.source.didChangeEditing?(isFocused)
      values.focusTarget?.setFocused(isFocused)
    default: return false
    }
    setNeedsEvaluation()
    return true
  }

  package override var userEntry: UserEntry? {
    UserEntry(kind: "field:\(label)") {
      self.isSecret ? nil : self.text
    } events: {
      [.input($0)]
    }
  }

  /// Whether the text typed here is confidential: it is kept and written nowhere.
  package var isSecret: Bool {
    guard !isSecure, !keyboard.isPrivate else { return true }
    guard let type = keyboard.contentType else { return false }
    return [.password, .newPassword, .oneTimeCode].contains(type) || type.rawValue.hasPrefix("cc-")
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// The look of a text field.
package enum TextFieldLook: String, Hashable, Sendable {
  case automatic, plain, roundedBorder
}

/// A view that shows progress.
///
/// Its children are the label.
package final class ProgressElement: ContainerElement {
  /// The completed fraction, from 0 to 1; nil if it is unknown.
  package internal(set) var fraction: Double?
  /// Whether the surroundings hide labels.
  package var isLabelHidden: Bool { EnvironmentValues(scope: environment).areLabelsHidden }

  @Memberwise
  init(fraction: Double?, under parent: Node)

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

/// A symbol and a title.
///
/// The children are those of the symbol, then those of the title.
package final class LabelElement: VisitableElement {
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

  package override func environmentDidChange(_ key: ObjectIdentifier) {
    dropSubscriptions()
    parts = EnvironmentValues(scope: environment, reader: self).labelParts
    contentDidChange()
  }

  package override func show(to visitor: any ElementVisitor) { visitor.visit(self) }
}

extension EnvironmentValues {
  /// The address that the button inside opens.
  @Entry var buttonAddress: String?
}
