package import MeerkatDeeds

/// An app as a crawler uses it.
package protocol CrawledApp {
  /// Begins anew, with an app that has kept nothing.
  func begin() async throws -> Sight

  /// Does what a choice of the last sight says, or `open /address`, and looks.
  ///
  /// - Throws: ``CrawlError``.
  func take(_ choice: String, typing text: String?) async throws -> Sight

  /// What a choice of the last sight does, as a deed, without doing it.
  func deed(for choice: String, typing text: String?) async throws -> String

  /// Called where a destination is seen for the first time.
  func didReach(_ place: Sight.Place) async throws
}

/// Why an app didn't do what a crawler chose.
package enum CrawlError: Error {
  /// It can't be done here, or not any more.
  case isUnable
  /// The app has crashed, or doesn't answer; with the reason.
  case hasEnded(String)
}
