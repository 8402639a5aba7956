import NIOHTTP1

/// The headers in every response that restrict what the browser may do.
struct SecurityHeaders: Sendable {
  /// For every answer.
  let common: HTTPHeaders = [
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-permitted-cross-domain-policies": "none",
  ]

  /// For pages, and for refusals, which a browser shows as pages.
  let page: HTTPHeaders

  /// Creates the headers.
  ///
  /// - Parameters:
  ///   - imageSources: The hosts from which pages may show pictures; nil for every one that is
  ///     reached by TLS.
  ///   - isInspected: Whether pages stand in a frame of another page of ours.
  init(imageSources: [String]?, isInspected: Bool = false) {
    var page: HTTPHeaders = [
      "content-security-policy": Self.policy(
        imageSources: imageSources ?? ["https:"], frames: isInspected ? "'self'" : "'none'"),
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": Self.permissions,
      "x-frame-options": isInspected ? "SAMEORIGIN" : "DENY",
      "cache-control": "no-store",
    ]
    // Where all pictures are our own, nothing of another origin gets into the page's process.
    if imageSources?.isEmpty == true {
      page.add(name: "cross-origin-embedder-policy", value: "require-corp")
    }
    page.add(contentsOf: common)
    self.page = page
  }

  /// What the client's script never asks a browser for.
  private static let permissions = [
    "accelerometer", "autoplay", "browsing-topics", "camera", "display-capture",
    "encrypted-media", "fullscreen", "geolocation", "gyroscope", "hid", "idle-detection",
    "local-fonts", "magnetometer", "microphone", "midi", "payment", "picture-in-picture",
    "publickey-credentials-get", "screen-wake-lock", "serial", "storage-access", "usb",
    "window-management", "xr-spatial-tracking",
  ].map { "\($0)=()" }.joined(separator: ", ")

  /// Nothing that is not listed is loaded.
  ///
  /// Inline styles are attributes only: they are written by us, and colours and sizes cannot be
  /// told in advance.
  private static func policy(imageSources: [String], frames: String) -> String {
    let rules = [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
      (["img-src 'self' data:"] + imageSources).joined(separator: " "),
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors \(frames)",
    ]
    // Without this, what holds by default holds for frames too: none.
    return (frames == "'none'" ? rules : rules + ["frame-src \(frames)"]).joined(separator: "; ")
  }
}
