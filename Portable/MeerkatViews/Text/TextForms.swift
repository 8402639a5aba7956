/// Declares a function with a `LocalizedStringKey` again for strings and for localised string
/// resources.
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
/// - Parameter resource: Whether there is a form for resources.
@attached(peer, names: overloaded)
package macro TextForms(resource: Bool = true) =
  #externalMacro(module: "MeerkatViewMacros", type: "TextFormsMacro")

extension StringProtocol {
  /// The text as a string.
  var text: String { String(self) }
}

extension LocalizedStringResource {
  /// The text in the reader's language.
  var text: String { String(localized: self) }
}
