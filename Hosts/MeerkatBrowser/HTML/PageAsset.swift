import MeerkatViews

/// A file that the page loads, such as the client's script, kept in memory.
package struct PageAsset: Hashable, Sendable {
  /// The content type, such as `text/javascript; charset=utf-8`.
  package var contentType: String
  /// The contents of the file.
  package var bytes: [UInt8]
  /// The version of the file: letters, digits and `-`, without quotation marks.
  package var etag: String

  /// Creates an asset; without an `etag`, its version is a number computed from the bytes.
  package init(contentType: String, bytes: [UInt8], etag: String? = nil) {
    (self.contentType, self.bytes) = (contentType, bytes)
    self.etag = etag ?? Self.fingerprint(of: bytes)
  }

  static func script(_ bytes: [UInt8]) -> PageAsset {
    PageAsset(contentType: "text/javascript; charset=utf-8", bytes: bytes)
  }

  static func style(_ bytes: [UInt8]) -> PageAsset {
    PageAsset(contentType: "text/css; charset=utf-8", bytes: bytes)
  }

  /// The 64-bit FNV-1a hash of the bytes: the same in every run, unlike `Hasher`.
  private static func fingerprint(of bytes: [UInt8]) -> String {
    let hash = bytes.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return String(hash, radix: 16)
  }
}

extension [String: PageAsset] {
  /// The files that every page loads.
  ///
  /// They are part of the program, so that it can be moved anywhere.
  package static var client: [String: PageAsset] {
    [
      HTMLPage.scriptPath: .script(ClientScript.bytes),
      HTMLPage.stylePath: .style(Array(DesignStyleSheet.text.utf8) + .client("style.css")),
    ]
  }
}
