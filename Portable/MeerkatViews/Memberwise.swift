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
