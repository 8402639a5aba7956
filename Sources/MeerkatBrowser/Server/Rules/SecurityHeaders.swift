import NIOHTTP1

/// What every answer tells the browser not to do.
enum SecurityHeaders {
  /// For every answer.
  static let common: HTTPHeaders = [
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
  ]

  /// For pages, and for refusals, which a browser shows as pages.
  static let page: HTTPHeaders = [
    "content-security-policy": policy,
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
    "cache-control": "no-store",
  ]

  /// Nothing that is not listed is loaded.
  ///
  /// Inline styles are attributes only: they are written by us, and colours and sizes cannot be
  /// told in advance.
  private static let policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].joined(separator: "; ")
}
