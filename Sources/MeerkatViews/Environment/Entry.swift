/// Makes a value of the environment, of transactions, of the focus or of containers out of a name and a default value.
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
