/// Where an accepted request leads.
enum Route {
  /// A page, with the session that it asks to resume and whether that cookie must be cleared.
  case page(LiveRequest, resume: SessionToken?, hasCookie: Bool)
  /// The page around an app that is looked into and its panel.
  case frames(LiveRequest)
  /// The head of a page.
  case pageHead
  /// A file, at its path; `isUnchanged` says that the browser has this version already.
  case asset(path: String, knownVersions: [String])
  /// A page's socket. A token that cannot be one is nil, which is answered like an unknown one.
  case live(token: SessionToken?, lastSeen: Int)
}

/// The reason why a request was refused.
struct Refusal: Error, Hashable {
  /// The HTTP status.
  var status: Int
  /// What the user reads: one plain sentence.
  var sentence: String
  /// What the log says; never a token.
  var reason: String

  init(_ status: Int, _ sentence: String, log reason: String) {
    (self.status, self.sentence, self.reason) = (status, sentence, reason)
  }
}
