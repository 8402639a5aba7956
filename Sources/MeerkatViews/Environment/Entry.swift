/// Makes a value of the environment, or of transactions, out of a name and a default value.
///
/// Like SwiftUI's `Entry()`.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var caption = "Untitled"
///   @Entry var editor: Editor?
/// }
/// ```
///
/// ## Differences
/// - `ContainerValues` are not there.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MeerkatViewMacros", type: "EntryMacro")
