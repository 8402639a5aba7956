/// Writes the body of an initialiser that sets the properties its parameters are named after.
///
/// A closure that doesn't escape, such as a view builder's, is called for the value. What is
/// labelled `under`, the parent of a node, is for the initialiser of the class above; what has no
/// name, `_`, is not kept.
///
/// ```swift
/// @Memberwise
/// public init(destination: URL, @ViewBuilder label: () -> Label)
/// ```
@attached(body)
package macro Memberwise() =
  #externalMacro(module: "MeerkatViewMacros", type: "MemberwiseMacro")

/// Lets whoever adopts a protocol leave out methods, as Objective-C's `optional` does.
///
/// A method that returns nothing does nothing; where the result is an optional, it is nil, and
/// where it is a Boolean, `answer`. Other methods have to be written, by each who adopts the
/// protocol or once in an extension, and so do those with a handler that somebody waits for.
///
/// ```swift
/// @OptionalMethods(answer: true)
/// public protocol UITextFieldDelegate { … }
/// ```
@attached(extension, names: arbitrary)
package macro OptionalMethods(answer: Bool? = nil) =
  #externalMacro(module: "MeerkatViewMacros", type: "OptionalMethodsMacro")
