/// One thing that a person does with an app, or sees in it.
///
/// Its text is a line such as `tap "All customers"`.
public enum Deed: Hashable, Sendable {
  /// `with dark`: how the app is looked at from here on.
  case with(Look)
  /// `open /customers`: an address, or a link.
  case open(String)
  /// `tap "Save"`
  case tap(Target)
  /// `type "Call back" into "Note"`: at the end of a field, or of the only one.
  case type(String, into: Target?)
  /// `clear "Note"`
  case clear(Target)
  /// `submit "Note"`: presses the return key in a field.
  case submit(Target)
  /// `turn on "Sync"`, `turn off "Sync"`
  case turn(Target, isOn: Bool)
  /// `choose "Red" in "Colour"`
  case choose(String, in: Target)
  /// `delete "Milk"`: deletes a row.
  case delete(Target)
  /// `move "Milk" to 2`: moves a row to a position, counted from 1.
  case move(Target, to: Int)
  /// `back`
  case back
  /// `close`: closes a sheet, a cover or an alert.
  case close
  /// `refresh`: pulls down a list.
  case refresh
  /// `wait for "Done"`: until it is there, at most ten seconds.
  case wait(for: Target)
  /// `expect …`
  case expect(Expectation)

  /// How an app is looked at: where, when and in which language.
  public enum Look: Hashable, Sendable {
    /// `with light`, `with dark`
    case light, dark
    /// `with type accessibility2`: the size of text, as `DynamicTypeSize` names it.
    case type(String)
    /// `with size 390x844`: of the window, in points; before everything else.
    case size(width: Int, height: Int)
    /// `with locale de_DE`: before everything else.
    case locale(String)
    /// `with clock 2026-11-26T22:06:00 Europe/Berlin`: when the app begins, by a clock on the wall;
    /// before everything else, and for `meerkat replay`.
    case clock(String, zone: String)
  }

  /// What a person sees.
  public enum Expectation: Hashable, Sendable {
    /// `expect "Saved"`
    case present(Target)
    /// `expect no "Saved"`
    case absent(Target)
    /// `expect title "Customers"`
    case title(String)
    /// `expect journey "/customers/all"`: the address of where the user is.
    case journey(String)
    /// `expect value "3" of "Count"`
    case value(String, of: Target)
    /// `expect picture "all customers"`: the window looks as in a picture that was kept.
    case picture(String)
  }

  /// What a deed is done to: `"Save"`, `button "Save"`, `"Edit" in row "Ada"`, `"Edit" number 2`.
  public struct Target: Hashable, Sendable {
    public var role: Role?
    /// The label, whole or in part.
    public var label: String
    /// The label of the row of a list that it is in.
    public var row: String?
    /// Which one of several it is, counted from 1.
    public var number: Int?

    public init(_ label: String, role: Role? = nil, row: String? = nil, number: Int? = nil) {
      (self.role, self.label, self.row, self.number) = (role, label, row, number)
    }
  }

  /// The role of an element, as a user understands it.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case button, link, toggle, textField, tab, row, header, text, image, progress
    case picker, menu, option, alert, tapArea
  }
}

extension Deed {
  /// What the deed is done to, if it is one thing on the screen.
  package var target: Target? {
    switch self {
    case .tap(let target), .type(_, let target?), .clear(let target), .submit(let target),
      .turn(let target, _), .choose(_, let target), .delete(let target), .move(let target, _),
      .wait(let target), .expect(.present(let target)), .expect(.value(_, let target)):
      target
    case .with, .open, .type(_, nil), .back, .close, .refresh, .expect: nil
    }
  }
}

extension Deed: CustomStringConvertible {
  /// The deed as a line, from which it can be read again.
  public var description: String {
    switch self {
    case .with(let look): "with \(look)"
    case .open(let address):
      "open \(address.contains { $0 == " " || $0 == "\"" || $0 == "\\" } ? address.quoted : address)"
    case .tap(let target): "tap \(target)"
    case .type(let text, nil): "type \(text.quoted)"
    case .type(let text, let target?): "type \(text.quoted) into \(target)"
    case .clear(let target): "clear \(target)"
    case .submit(let target): "submit \(target)"
    case .turn(let target, let isOn): "turn \(isOn ? "on" : "off") \(target)"
    case .choose(let choice, let target): "choose \(choice.quoted) in \(target)"
    case .delete(let target): "delete \(target)"
    case .move(let target, let position): "move \(target) to \(position)"
    case .back: "back"
    case .close: "close"
    case .refresh: "refresh"
    case .wait(let target): "wait for \(target)"
    case .expect(.present(let target)): "expect \(target)"
    case .expect(.absent(let target)): "expect no \(target)"
    case .expect(.title(let title)): "expect title \(title.quoted)"
    case .expect(.journey(let address)): "expect journey \(address.quoted)"
    case .expect(.picture(let name)): "expect picture \(name.quoted)"
    case .expect(.value(let value, let target)): "expect value \(value.quoted) of \(target)"
    }
  }
}

extension Deed.Look: CustomStringConvertible {
  public var description: String {
    switch self {
    case .light: "light"
    case .dark: "dark"
    case .type(let size): "type \(size)"
    case .size(let width, let height): "size \(width)x\(height)"
    case .locale(let name): "locale \(name)"
    case .clock(let time, let zone): "clock \(time) \(zone)"
    }
  }
}

extension Deed.Target: CustomStringConvertible {
  public var description: String {
    var words = [label.quoted]
    if let role { words.insert(role.rawValue, at: 0) }
    if let row { words.append("in row \(row.quoted)") }
    if let number { words.append("number \(number)") }
    return words.joined(separator: " ")
  }
}

extension String {
  /// The text between quotation marks, on one line.
  fileprivate var quoted: String {
    let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\t": "\\t"]
    return "\"" + map { escapes[$0] ?? String($0) }.joined() + "\""
  }
}
