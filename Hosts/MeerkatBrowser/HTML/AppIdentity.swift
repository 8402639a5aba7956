import MeerkatViews

/// How browsers identify the app: in search results, among bookmarks and on home screens.
package struct AppIdentity: Sendable {
  /// The name of the app on a home screen.
  package var name = AppIdentity.programName
  /// The purpose of the app, in a sentence.
  package var summary: String?
  /// The app's own icon, or nil for Meerkat's.
  package var icon: PageAsset?

  /// The file name of this program.
  static let programName =
    CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "App"

  /// Where browsers find the icon, if they don't read the page.
  static let faviconPath = "/favicon.ico"
  static let manifestPath = "/~/manifest.webmanifest"

  /// The icon, and the manifest for home screens.
  package var assets: [String: PageAsset] {
    let icon = icon ?? PageAsset(contentType: "image/svg+xml", bytes: .client("icon.svg"))
    return [
      HTMLPage.iconPath: icon, Self.faviconPath: icon,
      Self.manifestPath: PageAsset(
        contentType: "application/manifest+json", bytes: Array(manifest(icon.contentType))),
    ]
  }

  private func manifest(_ iconType: String) -> Data {
    let manifest = Manifest(
      name: name, description: summary,
      backgroundColor: DesignColor.page.hexadecimal(isDark: false),
      themeColor: DesignColor.page.hexadecimal(isDark: false),
      icons: [.init(src: HTMLPage.iconPath, sizes: "any", type: iconType)])
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(manifest)) ?? Data()
  }

  private struct Manifest: Encodable {
    let name: String
    let description: String?
    let startUrl = "/"
    let display = "standalone"
    let backgroundColor: String
    let themeColor: String
    let icons: [Icon]

    struct Icon: Encodable {
      let src: String
      let sizes: String
      let type: String
    }
  }
}

extension AppIdentity {
  /// Reads an icon.
  ///
  /// - Parameter path: An SVG or PNG file.
  /// - Returns: The icon.
  /// - Throws: ``IconError``.
  static func icon(at path: String) throws(IconError) -> PageAsset {
    let types = ["svg": "image/svg+xml", "png": "image/png"]
    let url = URL(filePath: path)
    guard let type = types[url.pathExtension.lowercased()] else { throw .kind(path) }
    guard let data = try? Data(contentsOf: url) else { throw .unreadable(path) }
    return PageAsset(contentType: type, bytes: Array(data))
  }

  /// The reason why a file can't be the icon.
  enum IconError: Swift.Error, CustomStringConvertible {
    case kind(String)
    case unreadable(String)

    var description: String {
      switch self {
      case .kind(let path): "--icon \(path.oneLine) is neither an .svg nor a .png file."
      case .unreadable(let path): "--icon \(path.oneLine) can't be read."
      }
    }
  }
}
