/// A colour of an asset catalogue, used by the generated symbols.
///
/// Like the `ColorResource` of Apple's tools.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to a colour of a bundle's catalogue.
  @Memberwise
  public init(name: String, bundle: Bundle)
}

/// A picture of an asset catalogue, used by the generated symbols.
///
/// Like the `ImageResource` of Apple's tools.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to a picture of a bundle's catalogue.
  @Memberwise
  public init(name: String, bundle: Bundle)
}

extension Color {
  /// Creates a colour from an asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
  /// Creates an image from an asset catalogue.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIImage {
  /// Creates an image from an asset catalogue.
  public convenience init(resource: ImageResource) { self.init(catalogName: resource.name) }
}

extension UIColor {
  /// Creates a colour from an asset catalogue.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}
