/// An entry of a list by which a user of VoiceOver goes from place to place.
///
/// Like SwiftUI's `AccessibilityRotorEntry`.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry for the view with an identity, which may belong to a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID? = nil,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the view with an identity, which may belong to a namespace.
  @TextForms(resource: false)
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  @MainActor @preconcurrency public var body: some View { EmptyView() }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a part of the view's text.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for a part of the view's text.
  @TextForms(resource: false)
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// The entries of a list by which a user of VoiceOver goes from place to place.
///
/// Like SwiftUI's `AccessibilityRotorContent`, but also a view, like all that loops repeat.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent: View {}

/// A result builder of entries.
///
/// Like SwiftUI's type of the same name.
public typealias AccessibilityRotorContentBuilder = ViewBuilder

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {}

/// A list of the system by which a user of VoiceOver goes from place to place.
///
/// Like SwiftUI's `AccessibilitySystemRotor`.
public enum AccessibilitySystemRotor: Sendable {
  case links, headings, boldText, italicText, underlineText, misspelledWords, images, textFields
  case tables, lists, landmarks

  /// The list of links that were visited, or not.
  public static func links(visited: Bool) -> Self { .links }

  /// The list of headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> Self { .headings }
}

extension View {
  /// Offers entries by which a user of VoiceOver goes from place to place.
  nonisolated public func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some View
  ) -> some View { accepted() }

  /// Offers an entry for each value, with its identity and label at key paths.
  nonisolated public func accessibilityRotor<EntryModel>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: PartialKeyPath<EntryModel>? = nil, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accepted() }

  /// Offers entries by which a user of VoiceOver goes from place to place.
  nonisolated public func accessibilityRotor(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> some View
  ) -> some View { accepted() }

  /// Offers an entry for each value, with its identity and label at key paths.
  nonisolated public func accessibilityRotor<EntryModel>(
    _ label: Text, entries: [EntryModel], entryID: PartialKeyPath<EntryModel>? = nil,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accepted() }

  /// Offers entries by which a user of VoiceOver goes from place to place.
  @TextForms(resource: false)
  nonisolated public func accessibilityRotor(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> some View
  ) -> some View { accepted() }

  /// Offers an entry for each value, with its identity and label at key paths.
  @TextForms(resource: false)
  nonisolated public func accessibilityRotor<EntryModel>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel],
    entryID: PartialKeyPath<EntryModel>? = nil, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { accepted() }

  /// Makes the view one to which an entry with an identity in a namespace leads.
  nonisolated public func accessibilityRotorEntry(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { accepted() }
}
