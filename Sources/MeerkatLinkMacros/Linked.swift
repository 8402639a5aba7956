@_exported public import Meerkat

/// Generates the table of the links that `Link(_:as:)` declares.
///
/// ```swift
/// @Linked enum Destination {
///   @Link("todos") case list
///   @Link("todos/{id}?filter={filter}") case details(id: Int, filter: Filter?)
///   @Link("todos/{id}/share", as: .sheet) case share(id: Int)
/// }
/// ```
///
/// The macro generates the conformance to the protocol `Linked` with its `links`, as you would
/// write them by hand.
@attached(extension, conformances: Linked, names: named(links), named(DeprecatedLinks))
public macro Linked() = #externalMacro(module: "MeerkatMacros", type: "LinkedMacro")

/// Declares the link of a destination in an enum with `Linked()`.
///
/// A parameter stands for the associated value with its name; values without names are matched in
/// order.
///
/// - Parameters:
///   - pattern: The path and query, with one parameter for each associated value of the case.
///   - placement: How the destination is shown when a link leads to it or beyond.
@attached(peer)
public macro Link(_ pattern: String, as placement: LinkPlacement = .push) =
  #externalMacro(module: "MeerkatMacros", type: "LinkMacro")
