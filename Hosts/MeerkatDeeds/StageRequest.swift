/// What an app without a window is asked for, in a line of JSON.
package struct StageRequest: Codable, Sendable {
  package enum Verb: String, Codable, Sendable {
    /// The app, or a preview, begins anew; answers with the screen.
    case start
    /// Does deeds; answers with the screen.
    case deeds
    /// The screen as text.
    case text
    /// The screen as SVG, or as PNG in Base64.
    case picture
    /// What a person can find on the screen, one a line.
    case elements
    /// The title, and the address.
    case place
    /// All previews, and in which looks they can be examined.
    case previews
    /// Examines a preview in the look that the text names; answers with what is found.
    case check
    /// Puts a preview into each kind of place, and answers with how it moved itself.
    case prove
    /// Does what a choice says, if there is one, waits until the app is at rest, and answers with
    /// what a crawler sees.
    case look
    /// What a choice does, as a deed.
    case deed
  }

  /// How the app is looked at.
  package struct Look: Codable, Sendable {
    package var isDark: Bool?
    package var isRightToLeft: Bool?
    /// A size of text, as `DynamicTypeSize` calls it.
    package var type: String?
    package var locale: String?
    /// In points.
    package var width: Double?
    package var height: Double?

    package init() {}
  }

  package let verb: Verb
  package var text: String?
  package var address: String?
  package var preview: String?
  package var look: Look?
  package var isPNG: Bool?
  /// Whether deeds are followed by a wait for what services answer.
  package var isPatient: Bool?
  /// How many rows of a long list are made at the start; nil for all.
  package var rows: Int?
  /// What to do, as the last sight named it; where something is typed, it is the text.
  package var choice: String?

  package init(
    _ verb: Verb, text: String? = nil, preview: String? = nil, look: Look? = nil,
    isPNG: Bool? = nil, isPatient: Bool? = nil, choice: String? = nil
  ) {
    (self.verb, self.text, self.preview, self.look) = (verb, text, preview, look)
    (self.isPNG, self.isPatient, self.choice) = (isPNG, isPatient, choice)
  }
}

/// What an app without a window answers, in a line of JSON.
package struct StageAnswer: Codable, Sendable {
  package var text: String?
  /// What can't be done, why, and what to do instead.
  package var error: String?
  package var previews: [Preview]?
  package var looks: [String]?
  package var findings: [String]?
  package var sight: Sight?

  /// A preview, and what it is found by.
  package struct Preview: Codable, Hashable, Sendable {
    /// The file and the line, or the name of the type.
    package let id: String
    package let name: String

    package init(id: String, name: String) {
      (self.id, self.name) = (id, name)
    }
  }

  package init(
    text: String? = nil, error: String? = nil, previews: [Preview]? = nil, looks: [String]? = nil,
    findings: [String]? = nil, sight: Sight? = nil
  ) {
    (self.text, self.error, self.previews) = (text, error, previews)
    (self.looks, self.findings, self.sight) = (looks, findings, sight)
  }
}
