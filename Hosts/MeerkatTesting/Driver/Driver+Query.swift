extension Driver {
  /// A search for elements by label, role or both.
  ///
  /// An equal label is preferred; without one, a label that contains the words matches, ignoring
  /// case. A string literal is a query for a label.
  public struct Query: Hashable, Sendable, ExpressibleByStringInterpolation,
    CustomStringConvertible
  {
    var role: Role?
    var label: String?
    var row: String?
    var position: Int?

    init(role: Role? = nil, label: String? = nil) {
      (self.role, self.label) = (role, label)
    }

    public init(stringLiteral value: String) { self.init(label: value) }

    /// Looks for a button.
    public static func button(_ label: String) -> Query { Query(role: .button, label: label) }
    /// Looks for a link to another screen.
    public static func link(_ label: String) -> Query { Query(role: .link, label: label) }
    /// Looks for a switch.
    public static func toggle(_ label: String) -> Query { Query(role: .toggle, label: label) }
    /// Looks for a field, by its label or prompt.
    public static func textField(_ label: String) -> Query { Query(role: .textField, label: label) }
    /// Looks for a picker.
    public static func picker(_ label: String) -> Query { Query(role: .picker, label: label) }
    /// Looks for an option of a picker that shows all of them.
    public static func option(_ label: String) -> Query { Query(role: .option, label: label) }
    /// Looks for a button that opens a menu.
    public static func menu(_ label: String) -> Query { Query(role: .menu, label: label) }
    /// Looks for a tab.
    public static func tab(_ label: String) -> Query { Query(role: .tab, label: label) }
    /// Looks for a row of a list.
    public static func row(_ label: String) -> Query { Query(role: .row, label: label) }
    /// Looks for a heading: the title of a screen or of a section.
    public static func header(_ label: String) -> Query { Query(role: .header, label: label) }
    /// Looks for text that isn't a control.
    public static func text(_ label: String) -> Query { Query(role: .text, label: label) }
    /// Looks for a picture.
    public static func image(_ label: String) -> Query { Query(role: .image, label: label) }
    /// Looks for a progress indicator.
    public static func progress(_ label: String) -> Query { Query(role: .progress, label: label) }
    /// Looks for an alert by its title.
    public static func alert(_ label: String) -> Query { Query(role: .alert, label: label) }
    /// Looks for a view that isn't a control, but reacts to a tap.
    public static func tapArea(_ label: String) -> Query { Query(role: .tapArea, label: label) }

    /// Looks for any element with a role, whatever its label.
    public static func any(_ role: Role) -> Query { Query(role: role) }

    /// Looks only in the row of a list with the given label.
    public func inRow(_ label: String) -> Query {
      var copy = self
      copy.row = label
      return copy
    }

    /// Selects one of several matches, counted from 0.
    public func at(_ position: Int) -> Query {
      var copy = self
      copy.position = position
      return copy
    }

    /// The query in words.
    public var description: String {
      let isVowel = role?.noun.first.map("aeiou".contains) ?? false
      return words(isVowel ? "an" : "a", "something")
    }

    /// The query in words: with a determiner if it has a role, else with a pronoun.
    func words(_ determiner: String, _ pronoun: String) -> String {
      var words = [role.map { "\(determiner) \($0.noun)" } ?? pronoun]
      if let label { words.append("with the label \"\(label)\"") }
      if let row { words.append("in the row \"\(row)\"") }
      if let position { words.append("at position \(position)") }
      return words.joined(separator: " ")
    }
  }
}

extension Driver.Role {
  /// The role in words.
  var noun: String {
    switch self {
    case .textField: "text field"
    case .tapArea: "tappable area"
    default: rawValue
    }
  }
}
