import Foundation

/// The description of a picture and its files.
struct ImageSet: Decodable {
  let images: [Variant]
  let properties: Properties?

  struct Variant: Decodable {
    let filename: String?
    let scale: String?
    let appearances: [Appearance]?
  }

  struct Properties: Decodable {
    let renderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case renderingIntent = "template-rendering-intent"
    }
  }

  /// What browsers show, by the extension of the file.
  private static let mediaTypes = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "svg": "image/svg+xml",
    "gif": "image/gif", "webp": "image/webp", "heic": "", "pdf": "",
  ]

  static func read(
    _ contents: ContentsFile, in folder: URL
  ) throws -> (AssetImage, [AssetProblem]) {
    let set = try contents.decode(ImageSet.self)
    var image = AssetImage(files: [])
    var problems: [AssetProblem] = []
    for variant in set.images {
      guard let name = variant.filename, let isDark = variant.appearances.isDark else { continue }
      let file = folder.appendingPathComponent(name)
      guard let data = FileManager.default.contents(atPath: file.path) else {
        problems.append(
          AssetProblem(
            contents.path, "The file “\(name)” is missing; add it, or take it out of the set.",
            isWarning: true))
        continue
      }
      let mediaType = mediaTypes[file.pathExtension.lowercased()] ?? ""
      if mediaType.isEmpty {
        problems.append(
          AssetProblem(
            file.path, "Browsers don't show this kind of file; add the picture as SVG or PNG.",
            isWarning: true))
        continue
      }
      let scale = variant.scale.flatMap { Int($0.dropLast()) } ?? 1
      image.files.append(
        AssetImage.File(data: data, mediaType: mediaType, scale: scale, isDark: isDark))
    }
    switch set.properties?.renderingIntent {
    case "template": image.isTemplate = true
    case "original": image.isTemplate = false
    default: break
    }
    return (image, problems)
  }
}
