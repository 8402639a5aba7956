import MeerkatViews

/// Stores the values of the scene and of the app in the page, so that they survive the session.
///
/// A page can return anything: malformed or excessive values are left out.
@MainActor
final class SceneKeeper {
  /// The reason why a value isn't stored or restored.
  enum Refusal: Error, Hashable, CustomStringConvertible {
    case malformed(key: String)
    case tooLarge(key: String)
    case tooMany

    var description: String {
      switch self {
      case .malformed(let key): "the value of \"\(key.oneLine)\" is malformed"
      case .tooLarge(let key): "\"\(key.oneLine)\" has more than \(maximumSize) bytes"
      case .tooMany: "there are more than \(maximumCount) values or \(maximumTotal) bytes"
      }
    }
  }

  /// How many bytes a value has at most, with its key.
  nonisolated static let maximumSize = 16 * 1_024
  /// How many bytes all values have at most, together.
  nonisolated static let maximumTotal = 256 * 1_024
  /// How many values there are at most.
  nonisolated static let maximumCount = 128

  let values: SceneValues
  /// Is called when a view has written a value.
  var onChange: (() -> Void)?
  /// The names that the page has sent.
  private var names: Set<String> = []
  /// What the page keeps.
  private var kept: [String: SceneValue] = [:]
  private var keptSize = 0
  /// The keys whose values were refused, each of them once.
  private var refused: Set<String> = []
  private var hasChanges = false

  init(_ values: SceneValues) {
    self.values = values
    values.onChange = { [weak self] in
      self?.hasChanges = true
      self?.onChange?()
    }
  }

  /// The page may have missed something, so all values are sent again.
  func forgetPage() {
    kept = [:]
    keptSize = 0
    hasChanges = true
  }

  /// Reports the values that the page has to store or remove since the last call.
  func tellChanges(keep: (_ text: String?, _ key: String) -> Void, refuse: (Refusal) -> Void) {
    guard hasChanges else { return }
    hasChanges = false
    let new = values.values
    for key in kept.keys where new[key] == nil {
      forget(key)
      keep(nil, key)
    }
    for (key, value) in new.sorted(by: { $0.key < $1.key }) where kept[key] != value {
      let isKept = kept[key] != nil
      do throws(Refusal) {
        try note(value, under: key)
        keep(value.text, key)
      } catch {
        // An older value must not come back in its place.
        if isKept { keep(nil, key) }
        if refused.insert(key).inserted { refuse(error) }
      }
    }
  }

  /// Takes back a value that the page has kept.
  ///
  /// What a view has written in this session already is newer.
  func restore(_ text: String, under key: String) throws(Refusal) {
    guard let value = SceneValue(text: text) else { throw .malformed(key: key) }
    try note(value, under: key)
    var all = values.values
    guard all[key] == nil else { return hasChanges = true }
    all[key] = value
    values.restore(all)
  }

  /// Takes over a value that is newer than what views have written: another page has changed it.
  ///
  /// Nil for a value that is no longer there.
  func takeOver(_ text: String?, under key: String) throws(Refusal) {
    // Each name costs something for as long as the app runs, also when its value is taken back.
    guard names.contains(key) || names.count < 4 * Self.maximumCount else { throw .tooMany }
    names.insert(key)
    var all = values.values
    if let text {
      guard let value = SceneValue(text: text) else { throw .malformed(key: key) }
      try note(value, under: key)
      all[key] = value
    } else {
      forget(key)
      all[key] = nil
    }
    values.restore(all)
  }

  private func note(_ value: SceneValue, under key: String) throws(Refusal) {
    forget(key)
    let size = key.utf8.count + value.text.utf8.count
    guard size <= Self.maximumSize else { throw .tooLarge(key: key) }
    guard kept.count < Self.maximumCount, keptSize + size <= Self.maximumTotal else {
      throw .tooMany
    }
    kept[key] = value
    keptSize += size
  }

  private func forget(_ key: String) {
    guard let old = kept.removeValue(forKey: key) else { return }
    keptSize -= key.utf8.count + old.text.utf8.count
  }
}
