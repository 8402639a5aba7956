/// Turns a property into an environment, transaction, focus or container value.
///
/// Like SwiftUI's `Entry()`.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var caption = "Untitled"
///   @Entry var editor: Editor?
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MeerkatViewMacros", type: "EntryMacro")
