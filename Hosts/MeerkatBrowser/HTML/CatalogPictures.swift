import MeerkatAssets
import MeerkatUIKit

/// The pictures of the app's catalogues, as files that pages load.
struct CatalogPictures {
  /// The pictures by name.
  private(set) var pictures: [String: Picture] = [:]
  /// The files by path.
  private(set) var assets: [String: PageAsset] = [:]

  /// Those of all catalogues beside the program.
  static let main = CatalogPictures(AssetCatalog.main)

  /// A picture in a page.
  struct Picture {
    var isTemplate: Bool?
    /// The width in points; nil for a drawing, which has its own.
    var width: CGFloat?
    var height: CGFloat?
    /// The paths of the files, with the number of pixels in a point.
    var light: [(path: String, scale: Int)] = []
    var dark: [(path: String, scale: Int)] = []
  }

  init(_ catalog: AssetCatalog) {
    for (name, image) in catalog.images where !image.files.isEmpty {
      var picture = Picture(isTemplate: image.isTemplate)
      for file in image.files.sorted(by: { $0.scale < $1.scale }) {
        let asset = PageAsset(contentType: file.mediaType, bytes: Array(file.data))
        let path = "/~/pictures/\(asset.etag)"
        assets[path] = asset
        if file.isDark {
          picture.dark.append((path, file.scale))
        } else {
          picture.light.append((path, file.scale))
        }
        let size = UIImage(data: file.data, scale: CGFloat(file.scale))?.size
        picture.width = picture.width ?? size?.width
        picture.height = picture.height ?? size?.height
      }
      if picture.light.isEmpty { (picture.light, picture.dark) = (picture.dark, []) }
      pictures[name] = picture
    }
  }
}

extension [(path: String, scale: Int)] {
  /// The files as `srcset` names them.
  var sourceSet: String { map { "\($0.path) \($0.scale)x" }.joined(separator: ", ") }
}
