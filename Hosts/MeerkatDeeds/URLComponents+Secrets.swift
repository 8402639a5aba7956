package import Foundation

extension URLComponents {
  /// Puts `secret` in the place of values in the query that prove who a user is.
  package mutating func hideSecrets() {
    percentEncodedQueryItems = percentEncodedQueryItems?.map { item in
      let text = item.name.removingPercentEncoding ?? item.name
      let name = text.lowercased().filter(\.isLetter)
      let isSecret = Self.secrets.contains(name) || Self.endings.contains(where: name.hasSuffix)
      return isSecret && item.value != nil ? URLQueryItem(name: item.name, value: "secret") : item
    }
  }

  /// Names as a whole, in small letters without anything between them.
  private static let secrets: Set<String> = [
    "appid", "auth", "code", "otp", "pin", "pwd", "session", "sid",
  ]

  /// What names end in, such as `X-Amz-Security-Token`.
  private static let endings = [
    "authorization", "credential", "credentials", "jwt", "key", "passwd", "password", "secret",
    "sessid", "sessionid", "sig", "signature", "token",
  ]
}
