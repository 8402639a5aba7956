/// Declares a function with a `LocalizedStringKey` again for strings, for localised string resources
/// and for texts.
///
/// The compiler prefers the original, so a literal is a key. All forms have the same body: it says
/// `Text(titleKey)` or `titleKey.text`, or calls another function that has these forms.
///
/// ```swift
/// @TextForms
/// public init(_ titleKey: LocalizedStringKey, destination: URL) {
///   self.init(destination: destination) { Text(titleKey) }
/// }
/// ```
///
/// - Parameters:
///   - resource: Whether there is a form for resources.
///   - text: Whether there is a form for texts.
@attached(peer, names: overloaded)
package macro TextForms(resource: Bool = true, text: Bool = false) =
  #externalMacro(module: "MeerkatViewMacros", type: "TextFormsMacro")

extension StringProtocol {
  /// The text as a string.
  package var text: String { String(self) }
}

extension LocalizedStringResource {
  /// The text in the reader's language.
  var text: String { String(localized: self) }
}

extension Text {
  /// The text itself.
  package init(_ text: Text) { self = text }

  /// The text as a string.
  package var text: String { plainText }
}
