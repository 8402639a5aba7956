import MeerkatViews

/// The saved state of a session: enough to make another one that shows the same content.
///
/// What an app stores for its scene, such as the archives of its flows, is versioned by the app.
package struct KeptSession: Codable, Hashable, Sendable {
  /// A user's entry into a control.
  struct Entry: Codable, Hashable, Sendable {
    /// What the control showed before.
    var before: String
    var now: String
  }

  /// The form of this record.
  var format = Self.currentFormat
  /// The name of the app.
  var app: String
  /// The address with which the page was asked for.
  var requested: String
  /// The address of what is shown, where the app tells one.
  var address: String?
  /// The server's name, as the page's address has it.
  var host: String?
  /// The number of the page's last handled event.
  package var lastEvent: Int
  var isDark = false
  /// What views keep for the scene and for the app, as pages keep it too.
  var scene: [String: String] = [:]
  var appValues: [String: String] = [:]
  /// What was entered, by the names of the controls.
  var entries: [String: Entry] = [:]
  /// What views keep in their state, for another build of the program.
  var states: [String: StateTree] = [:]

  static let currentFormat = 1
  /// In bytes: sessions beyond that are not kept.
  static let maximumSize = 512 * 1_024

  /// Writes the record.
  ///
  /// - Returns: Nil for what is too large.
  var data: [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let data = try? encoder.encode(self), data.count <= Self.maximumSize else { return nil }
    return Array(data)
  }

  /// Reads a record.
  ///
  /// - Returns: Nil for what a newer server wrote.
  init?(_ data: [UInt8]) {
    guard let kept = try? JSONDecoder().decode(Self.self, from: Data(data)),
      kept.format <= Self.currentFormat
    else { return nil }
    self = kept
  }
}

extension KeptSession {
  /// Reads what is there: a session that was kept by a version with fewer fields has the defaults.
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    format = try fields.decodeIfPresent(Int.self, forKey: .format) ?? Self.currentFormat
    app = try fields.decodeIfPresent(String.self, forKey: .app) ?? ""
    requested = try fields.decodeIfPresent(String.self, forKey: .requested) ?? "/"
    address = try fields.decodeIfPresent(String.self, forKey: .address)
    host = try fields.decodeIfPresent(String.self, forKey: .host)
    lastEvent = try fields.decodeIfPresent(Int.self, forKey: .lastEvent) ?? 0
    isDark = try fields.decodeIfPresent(Bool.self, forKey: .isDark) ?? false
    scene = try fields.decodeIfPresent([String: String].self, forKey: .scene) ?? [:]
    appValues = try fields.decodeIfPresent([String: String].self, forKey: .appValues) ?? [:]
    states = try fields.decodeIfPresent([String: StateTree].self, forKey: .states) ?? [:]
    entries = try fields.decodeIfPresent([String: Entry].self, forKey: .entries) ?? [:]
  }

  /// Creates a state from the session's request and progress.
  @Memberwise
  package init(app: String, requested: String, lastEvent: Int)

  /// The request that reopens the app at its last address.
  package var request: LiveRequest {
    var request = LiveRequest(target: address ?? requested, host: host)
    request.kept = self
    return request
  }
}
