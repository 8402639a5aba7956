public import Foundation

/// A picture.
///
/// Like UIKit's `UIImage`. Nothing is decoded here: a browser shows the bytes as they are.
public final class UIImage: Hashable, Sendable {
  package let source: Source
  /// The number of pixels in a point.
  public let scale: CGFloat
  /// The size, in points; zero where only a browser knows it.
  public let size: CGSize
  /// How the colours are used; nil for the usual way.
  package let mode: RenderingMode?

  /// Where the picture comes from.
  package enum Source: Hashable, Sendable {
    /// A symbol by its name.
    case system(String)
    /// A picture of the app's catalogue.
    case named(String)
    /// The bytes of a file, in the form that its type names.
    case file(Data, mediaType: String)
  }

  /// How the colours of a picture are used.
  ///
  /// Like UIKit's `UIImage.RenderingMode`.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  private init(
    _ source: Source, size: CGSize = .zero, scale: CGFloat = 1, mode: RenderingMode? = nil
  ) {
    self.source = source
    self.size = size
    self.scale = scale
    self.mode = mode
  }

  /// Creates an empty picture.
  public convenience init() { self.init(.named("")) }

  /// Creates a picture of the app's catalogue.
  public convenience init?(named name: String, in bundle: Bundle? = nil) {
    self.init(.named(name))
  }

  /// Creates one of the system's symbols.
  public convenience init?(systemName name: String) { self.init(.system(name)) }

  /// Creates a picture of a file in the form of PNG, JPEG, GIF or WebP; nil for other forms.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates a picture of a file in the form of PNG, JPEG, GIF or WebP; nil for other forms.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file.
  ///   - scale: The number of pixels in a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let header = PictureHeader(data) else { return nil }
    self.init(
      .file(data, mediaType: header.mediaType),
      size: CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale),
      scale: scale)
  }

  /// Creates a picture of a file.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Returns the picture with another use of its colours.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(source, size: size, scale: scale, mode: renderingMode)
  }

  /// The bytes of a picture that was made of a PNG; nil for any other, since nothing is encoded here.
  public func pngData() -> Data? { data(of: "image/png") }

  /// The bytes of a picture that was made of a JPEG; nil for any other, since nothing is encoded
  /// here.
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
