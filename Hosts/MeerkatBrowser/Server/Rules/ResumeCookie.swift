/// The cookie by which a page passes its session on to the page that follows.
///
/// The client sets it when the user leaves the page; a reload sends it before it expires.
enum ResumeCookie {
  private static let name = "meerkat-resume"

  /// The header that makes the browser delete the cookie.
  static let clearing = "\(name)=; Max-Age=0; Path=/; SameSite=Strict"

  /// The cookie's value, nil when it was not sent.
  static func value(in headers: [String]) -> String? {
    for pair in headers.flatMap({ $0.split(separator: ";") }) {
      let pair = pair.drop { $0 == " " }
      if pair.hasPrefix(name + "=") { return String(pair.dropFirst(name.count + 1)) }
    }
    return nil
  }
}
