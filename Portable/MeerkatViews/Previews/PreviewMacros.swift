/// Declares a preview of a view.
///
/// Like SwiftUI's `Preview(_:body:)`. The body is compiled in debug builds only.
///
/// Accepted, without effect.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MeerkatViewMacros", type: "PreviewMacro")

/// Declares a preview of a view, with traits.
///
/// Like SwiftUI's `Preview(_:traits:_:body:)`.
///
/// Accepted, without effect.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MeerkatViewMacros", type: "PreviewMacro")

/// Turns a declaration in the body of a preview into a property.
///
/// Like SwiftUI's `Previewable()`: a preview can declare its state where it is used.
///
/// ```swift
/// #Preview {
///   @Previewable @State var isOn = false
///   Toggle("Sound", isOn: $isOn)
/// }
/// ```
///
/// Accepted, without effect.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MeerkatViewMacros", type: "PreviewableMacro")
