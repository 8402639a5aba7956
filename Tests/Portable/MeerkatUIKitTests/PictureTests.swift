import MeerkatUI
import Testing
import MeerkatUIKit

struct PictureTests {
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)
    + [0, 0, 0, 20, 0, 0, 1, 0]
  private static let gif = Array("GIF89a".utf8) + [10, 0, 0, 1]
  /// A segment of four bytes before the frame.
  private static let jpeg: [UInt8] =
    [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 11, 8, 0, 30, 0, 40]
  private static let webp =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0]
    + [99, 0, 0, 49, 0, 0]
  private static let lossless =
    Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBPVP8L".utf8) + [9, 0, 0, 0, 0x2f]
    + [0x63, 0x40, 0x0c, 0]

  @Test(arguments: [
    (png, CGSize(width: 20, height: 256)), (gif, CGSize(width: 10, height: 256)),
    (jpeg, CGSize(width: 40, height: 30)), (webp, CGSize(width: 100, height: 50)),
    (lossless, CGSize(width: 100, height: 50)),
  ])
  func theSizeIsRead(bytes: [UInt8], size: CGSize) throws {
    let image = try #require(UIImage(data: Data(bytes)))
    #expect(image.size == size)
    let half = try #require(UIImage(data: Data(bytes), scale: 2))
    #expect(half.size == CGSize(width: size.width / 2, height: size.height / 2))
    // What lies inside other data begins elsewhere.
    #expect(UIImage(data: Data([0] + bytes).dropFirst())?.size == size)
  }

  @Test(arguments: [png, gif, jpeg, webp, lossless])
  func whatEndsTooSoonIsNoPicture(bytes: [UInt8]) {
    for count in 0..<bytes.count {
      #expect(UIImage(data: Data(bytes.prefix(count))) == nil)
    }
    #expect(UIImage(data: Data("a text".utf8)) == nil)
  }

  @Test func onlyTheBytesThatAreThereAreGiven() throws {
    let image = try #require(UIImage(data: Data(Self.png)))
    #expect(image.pngData() == Data(Self.png))
    #expect(image.jpegData(compressionQuality: 0.8) == nil)
    #expect(UIImage(systemName: "star")?.pngData() == nil)
  }

  @Test func imagesOfUIKitAreImages() throws {
    #expect(Image(uiImage: try #require(UIImage(systemName: "star"))) == Image(systemName: "star"))
    #expect(Image(uiImage: try #require(UIImage(named: "logo"))) == Image("logo"))
    let template = try #require(UIImage(systemName: "star")).withRenderingMode(.alwaysTemplate)
    #expect(Image(uiImage: template) == Image(systemName: "star").renderingMode(.template))
  }

  @Test(arguments: [
    (Color(uiColor: .systemRed), Color.red), (Color(.label), .primary),
    (Color(UIColor(Color.teal.opacity(0.5))), .teal.opacity(0.5)),
    (
      Color(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)),
      Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    ),
    (Color(UIColor.systemRed.withAlphaComponent(0.25)), .red.opacity(0.25)),
  ])
  func coloursOfUIKitAreColours(made: Color, expected: Color) {
    #expect(made == expected)
  }

  @Test func aDynamicColourIsAnotherInTheDark() {
    let color = Color(uiColor: UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    var environment = EnvironmentValues()
    #expect(color.resolve(in: environment) == Color.black.resolve(in: environment))
    environment.colorScheme = .dark
    #expect(color.resolve(in: environment) == Color.white.resolve(in: environment))
  }

  @Test func componentsAreRead() {
    var parts: [CGFloat] = [0, 0, 0, 0]
    parts.withUnsafeMutableBufferPointer { parts in
      guard let first = parts.baseAddress else { return }
      UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        .getRed(first, green: first + 1, blue: first + 2, alpha: first + 3)
    }
    #expect(parts == [0.1, 0.2, 0.3, 0.4])
  }
}
