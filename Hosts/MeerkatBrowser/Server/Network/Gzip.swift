import Foundation
import NIOCore

/// The system's zlib, loaded when needed; without it, responses are sent uncompressed.
///
/// The functions are those of zlib's C interface.
struct Gzip: Sendable {
  /// The zlib of this machine, if there is one.
  static let system = Gzip()

  private let compressBound: @convention(c) @Sendable (CUnsignedLong) -> CUnsignedLong
  private let compress2:
    @convention(c) @Sendable (
      UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<CUnsignedLong>?, UnsafePointer<UInt8>?,
      CUnsignedLong, CInt
    ) -> CInt
  private let crc32:
    @convention(c) @Sendable (CUnsignedLong, UnsafePointer<UInt8>?, CUnsignedInt) -> CUnsignedLong

  #if canImport(Darwin)
    private static let names = ["libz.dylib"]
  #else
    private static let names = ["libz.so.1", "libz.so"]
  #endif

  private init?() {
    guard let library = Self.names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
      let compressBound = dlsym(library, "compressBound"),
      let compress2 = dlsym(library, "compress2"), let crc32 = dlsym(library, "crc32")
    else { return nil }
    // A function of C and a pointer to it are the same word.
    self.compressBound = unsafeBitCast(compressBound, to: type(of: self.compressBound))
    self.compress2 = unsafeBitCast(compress2, to: type(of: self.compress2))
    self.crc32 = unsafeBitCast(crc32, to: type(of: self.crc32))
  }

  /// Returns bytes in the format of RFC 1952; nil where they wouldn't become fewer.
  ///
  /// - Parameters:
  ///   - bytes: What is to be compressed.
  ///   - level: From 1, fast, to 9, small.
  /// - Returns: What browsers unpack, or nil.
  func compressed(_ bytes: ByteBuffer, level: CInt = 6) -> ByteBuffer? {
    let count = bytes.readableBytes
    guard count > 512, let size = CUnsignedInt(exactly: count) else { return nil }
    return bytes.withUnsafeReadableBytes { source in
      let input = source.bindMemory(to: UInt8.self).baseAddress
      var length = compressBound(CUnsignedLong(count))
      var stream = [UInt8](repeating: 0, count: Int(length))
      guard compress2(&stream, &length, input, CUnsignedLong(count), level) == 0,
        Int(length) < count
      else { return nil }
      // zlib's own head has two bytes and its sum four. Those of gzip say the same at greater length.
      var buffer = ByteBuffer(bytes: [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff] as [UInt8])
      buffer.writeBytes(stream[2..<(Int(length) - 4)])
      buffer.writeInteger(UInt32(truncatingIfNeeded: crc32(0, input, size)), endianness: .little)
      buffer.writeInteger(UInt32(size), endianness: .little)
      return buffer
    }
  }
}
