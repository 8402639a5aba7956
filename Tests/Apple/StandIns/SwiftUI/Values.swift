// What modifiers and views take. See ../../README.md.

public import Foundation

// swiftui/buttonrole
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct ButtonRole: Equatable, Sendable {
  public static let cancel = ButtonRole()
  public static let destructive = ButtonRole()
}

// unsure: swiftui/buttonstyle wasn't read; it is as the next one.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol ButtonStyle {}

// swiftui/primitivebuttonstyle
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}

// swiftui/borderedprominentbuttonstyle
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {}

// swiftui/primitivebuttonstyle/borderedprominent
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle {
    fatalError()
  }
}

// unsure: swiftui/shapestyle wasn't read.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol ShapeStyle: Sendable {}

// swiftui/hierarchicalshapestyle
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@frozen public struct HierarchicalShapeStyle: ShapeStyle {}

// swiftui/shapestyle/secondary
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var secondary: HierarchicalShapeStyle { fatalError() }
}

// swiftui/font
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct Font: Hashable, Sendable {
  public static let largeTitle = Font()
}

// swiftui/textalignment
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

// unsure: swiftui/horizontalalignment wasn't read.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  public static let center = HorizontalAlignment()
}

// swiftui/edge
// unsure: the page of the set wasn't read.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  @frozen public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let all = Set(rawValue: 15)
  }
}

// swiftui/visibility
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

// swiftui/presentationdetent
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
public struct PresentationDetent: Hashable, Sendable {
  public static let medium = PresentationDetent()
  public static let large = PresentationDetent()
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { fatalError() }
  public static func height(_ height: CGFloat) -> PresentationDetent { fatalError() }
}

// swiftui/popoverattachmentanchor
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public enum PopoverAttachmentAnchor {
  // The page has `rect(Anchor<CGRect>.Source)`, and the default is `.rect(.bounds)`.
  case rect
}
