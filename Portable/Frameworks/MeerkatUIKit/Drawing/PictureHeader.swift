/// The information in the first bytes of a picture file.
struct PictureHeader {
  let mediaType: String
  /// The size, in pixels.
  let width: Int
  let height: Int

  /// Reads a file; nil where it is no PNG, JPEG, GIF or WebP, or ends too soon.
  init?(_ data: Data) {
    let bytes = Bytes(data)
    let size: (width: Int, height: Int)?
    if bytes.begin(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      mediaType = "image/png"
      size = bytes.size(bytes.big(at: 16, count: 4), bytes.big(at: 20, count: 4))
    } else if bytes.begin(with: Array("GIF8".utf8)) {
      mediaType = "image/gif"
      size = bytes.size(bytes.little(at: 6, count: 2), bytes.little(at: 8, count: 2))
    } else if bytes.begin(with: [0xff, 0xd8, 0xff]) {
      mediaType = "image/jpeg"
      size = bytes.sizeOfJPEG
    } else if bytes.begin(with: Array("RIFF".utf8)), bytes.text(at: 8, count: 4) == "WEBP" {
      mediaType = "image/webp"
      size = bytes.sizeOfWebP
    } else {
      return nil
    }
    guard let size, size.width > 0, size.height > 0 else { return nil }
    width = size.width
    height = size.height
  }
}

/// The bytes of a file, which may be truncated.
private struct Bytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  func begin(with prefix: [UInt8]) -> Bool { data.starts(with: prefix) }

  private func slice(at offset: Int, count: Int) -> Data? {
    guard offset >= 0, offset + count <= data.count else { return nil }
    let start = data.startIndex + offset
    return data[start..<start + count]
  }

  /// A number whose highest byte comes first.
  func big(at offset: Int, count: Int) -> Int? {
    slice(at: offset, count: count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number whose lowest byte comes first.
  func little(at offset: Int, count: Int) -> Int? {
    slice(at: offset, count: count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func text(at offset: Int, count: Int) -> String? {
    slice(at: offset, count: count).map { String(decoding: $0, as: UTF8.self) }
  }

  func size(_ width: Int?, _ height: Int?) -> (width: Int, height: Int)? {
    guard let width, let height else { return nil }
    return (width, height)
  }

  /// The size in the first segment that begins a frame.
  var sizeOfJPEG: (width: Int, height: Int)? {
    var offset = 2
    while let mark = big(at: offset, count: 2), mark > 0xff00,
      let length = big(at: offset + 2, count: 2)
    {
      // These three of the row begin no frame.
      if (0xffc0...0xffcf).contains(mark), ![0xffc4, 0xffc8, 0xffcc].contains(mark) {
        return size(big(at: offset + 7, count: 2), big(at: offset + 5, count: 2))
      }
      offset += 2 + length
    }
    return nil
  }

  var sizeOfWebP: (width: Int, height: Int)? {
    switch text(at: 12, count: 4) {
    case "VP8X":
      return size(little(at: 24, count: 3).map { $0 + 1 }, little(at: 27, count: 3).map { $0 + 1 })
    case "VP8L":
      return little(at: 21, count: 4).map { (($0 & 0x3fff) + 1, ($0 >> 14 & 0x3fff) + 1) }
    case "VP8 ":
      let width = little(at: 26, count: 2), height = little(at: 28, count: 2)
      return size(width.map { $0 & 0x3fff }, height.map { $0 & 0x3fff })
    default: return nil
    }
  }
}
