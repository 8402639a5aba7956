/// The cookie by which a page that is left hands its session to the page that follows.
///
/// The client sets it when its page goes away; a reload comes back with it before it fades.
enum ResumeCookie {
  private static let name = "meerkat-resume"

  /// What the browser is told to forget the cookie.
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
