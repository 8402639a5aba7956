/// What a crawler knows about a screen: where it is, and what can be done there.
package struct Sight: Codable, Hashable, Sendable {
  /// A destination of a flow.
  package struct Place: Codable, Hashable, Sendable {
    /// The full name of the flow's type, without its module.
    package let flow: String
    /// The name of the case.
    package let destination: String

    package init(flow: String, destination: String) {
      (self.flow, self.destination) = (flow, destination)
    }
  }

  /// Something that a person can do.
  package struct Choice: Codable, Hashable, Sendable {
    /// Tells it from all others on the screen, and is the same when the screen is seen again.
    package let id: String
    /// Tells what it is one of: rows of one `ForEach` lead to the same kind of place.
    package let group: String
    /// The name of the field to type into; nil if nothing is typed.
    package let field: String?
    /// Whether it changes something, most probably, and leads nowhere.
    package let isChange: Bool

    package init(id: String, group: String, field: String? = nil, isChange: Bool = false) {
      (self.id, self.group, self.field, self.isChange) = (id, group, field, isChange)
    }
  }

  /// To wait until something happens.
  package static let wait = Choice(id: "wait", group: "wait", isChange: true)

  /// A flow went forward.
  package struct Move: Codable, Hashable, Sendable {
    package let flow: String
    package let from: String
    package let to: String
    /// Whether the flow's own code asked for it, and no link, user or guard.
    package let isAskedFor: Bool

    package init(flow: String, from: String, to: String, isAskedFor: Bool) {
      (self.flow, self.from, self.to, self.isAskedFor) = (flow, from, to, isAskedFor)
    }
  }

  /// The destinations that are shown, the innermost last.
  package var places: [Place] = []
  package var title: String?
  package var address: String?
  /// What tells screens of one place apart: presentations, alerts, depth.
  package var layers = ""
  /// The state of all controls.
  package var controls = ""
  package var choices: [Choice] = []
  /// Whether something happens by itself if one waits.
  package var canWait = false
  /// How flows have moved since the last look.
  package var moves: [Move] = []
  /// What was done to get here, as a deed.
  package var deed: String?

  package init() {}
}
