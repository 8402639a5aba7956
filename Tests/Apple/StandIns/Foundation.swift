// What Foundation has on Apple platforms and lacks on Linux. See ../README.md.

@_exported public import Foundation  // Linux's own

// swift/string/localizationvalue
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension String {
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation(_ string: String) {}
    }
  }
}

// swift/string/init(localized:)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension String {
  public init(localized resource: LocalizedStringResource) { fatalError() }
}

// foundation/localizedstringresource
// unsure: its conformances weren't on a page that was found. The public app of Proton VPN has it in an
// `Equatable, Sendable` structure.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {}
}
