/// The names in an archive; a journey alone uses two of them.
///
/// They never change, whatever happens to the types.
enum ArchiveKey: String, CodingKey {
  case name, version, steps, presented, children
}

/// The index of a step, counted from the root, as a name: `"3"`.
///
/// A name that isn't a number is kept, so that it can be reported.
struct StepIndexKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }

  init(_ place: Int) { self.init(stringValue: String(place)) }

  /// The place, or nil if the name is not written as one: `"03"` and `"+3"` are not.
  var place: Int? {
    guard let place = Int(stringValue), place >= 0, stringValue == String(place) else { return nil }
    return place
  }
}

extension KeyedDecodingContainer<StepIndexKey> {
  /// The names in the order of their places; first those that are not a place.
  var keysInOrder: [StepIndexKey] {
    allKeys.sorted { ($0.place ?? -1, $0.stringValue) < ($1.place ?? -1, $1.stringValue) }
  }
}
