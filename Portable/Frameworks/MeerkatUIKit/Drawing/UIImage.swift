/// A picture.
///
/// Like UIKit's `UIImage`. Images aren't decoded here: a browser shows the original bytes.
public final class UIImage: Hashable, Sendable {
  package let source: Source
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// The size in points; zero if only a browser knows it.
  public let size: CGSize
  /// The rendering mode; nil for the default.
  package let mode: RenderingMode?

  /// The source of the picture.
  package enum Source: Hashable, Sendable {
    /// A symbol by its name.
    case system(String)
    /// A picture of the app's catalogue.
    case named(String)
    /// The bytes of a file, in the form that its type names.
    case file(Data, mediaType: String)
  }

  /// How the colours of an image are used.
  ///
  /// Like UIKit's `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  @Memberwise
  private init(
    _ source: Source, size: CGSize = .zero, scale: CGFloat = 1, mode: RenderingMode? = nil
  )

  /// Creates an image from the app's catalogue.
  convenience init(catalogue name: String) { self.init(.named(name)) }

  /// Creates an empty image.
  public convenience init() { self.init(.named("")) }

  /// Creates an image from the app's catalogue.
  public convenience init?(named name: String, in bundle: Bundle? = nil) { self.init(.named(name)) }

  package convenience init(catalogName name: String) { self.init(.named(name)) }

  /// Creates an image of a system symbol.
  public convenience init?(systemName name: String) { self.init(.system(name)) }

  /// Creates an image from PNG, JPEG, GIF or WebP data; nil for other formats.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from PNG, JPEG, GIF or WebP data; nil for other formats.
  ///
  /// - Parameters:
  ///   - data: The contents of the file.
  ///   - scale: The number of pixels in a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let header = PictureHeader(data) else { return nil }
    self.init(
      .file(data, mediaType: header.mediaType),
      size: CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale),
      scale: scale)
  }

  /// Creates an image from a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, size: size, scale: scale, mode: renderingMode)
  }

  /// Returns the data of an image that was created from a PNG; nil for all others.
  public func pngData() -> Data? { data(of: "image/png") }

  /// Returns the data of an image that was created from a JPEG; nil for all others.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data(of: "image/jpeg") }

  private func data(of type: String) -> Data? {
    guard case .file(let data, type) = source else { return nil }
    return data
  }

  public static func == (left: UIImage, right: UIImage) -> Bool {
    left === right
      || left.source == right.source && left.scale == right.scale && left.mode == right.mode
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
