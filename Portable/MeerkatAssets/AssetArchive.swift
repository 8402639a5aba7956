package import Foundation

/// The colours, pictures and texts of a target, in the format stored in its bundle.
package struct AssetArchive: Codable, Hashable, Sendable {
  /// The name of the file in the bundle.
  package static let fileName = "MeerkatAssets.plist"

  /// The colours by name; in a folder with a namespace, the name begins with the folder's.
  package var colors: [String: AssetColor] = [:]
  package var images: [String: AssetImage] = [:]
  /// The tables of texts by name.
  package var strings: [String: StringTable] = [:]

  package init() {}

  /// Creates an archive from the result of ``data()``.
  package init(_ data: Data) throws {
    self = try PropertyListDecoder().decode(AssetArchive.self, from: data)
  }

  /// Returns the contents of the file.
  package func data() throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try encoder.encode(self)
  }
}

/// A colour of a catalogue.
package struct AssetColor: Codable, Hashable, Sendable {
  package var light: Components
  /// The dark variant; the same as the light one unless the catalogue has another.
  package var dark: Components

  package init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
  }

  /// Red, green, blue and opacity; from 0 to 1 for colours that the screen can show.
  package struct Components: Codable, Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var opacity: Double
    /// Whether red, green and blue are those of Display P3 rather than sRGB.
    package var isWide: Bool

    package init(
      red: Double, green: Double, blue: Double, opacity: Double = 1, isWide: Bool = false
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
      self.isWide = isWide
    }
  }
}

/// A picture of a catalogue, in one or more files.
package struct AssetImage: Codable, Hashable, Sendable {
  package var files: [File]
  /// Whether the picture is a template, in the colour of its surroundings; nil if unspecified.
  package var isTemplate: Bool?

  package init(files: [File], isTemplate: Bool? = nil) {
    self.files = files
    self.isTemplate = isTemplate
  }

  /// The picture at one scale.
  package struct File: Codable, Hashable, Sendable {
    package var data: Data
    /// The media type, such as `image/png`.
    package var mediaType: String
    /// The number of pixels in a point; 1 for drawings.
    package var scale: Int
    package var isDark: Bool

    package init(data: Data, mediaType: String, scale: Int, isDark: Bool) {
      self.data = data
      self.mediaType = mediaType
      self.scale = scale
      self.isDark = isDark
    }
  }
}
