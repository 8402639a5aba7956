/// The transition between contents of a view.
///
/// Like SwiftUI's `ContentTransition`.
public enum ContentTransition: Hashable, Sendable {
  case identity, opacity, interpolate, numericText, symbolEffect
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .numericText }
  public static func numericText(value: Double) -> ContentTransition { .numericText }
}

/// The identity and properties that matched views share.
package struct MatchedGeometry: Hashable, Sendable {
  /// The same number for views with the same identity, in one process.
  package let number: Int
  package let properties: MatchedGeometryProperties

  init(id: some Hashable, _ namespace: Namespace.ID, _ properties: MatchedGeometryProperties) {
    var hasher = Hasher()
    hasher.combine(id)
    hasher.combine(namespace)
    number = hasher.finalize()
    self.properties = properties
  }
}

/// The properties that matched views share.
///
/// Like SwiftUI's `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
