/// What each configuration looks like.
enum ErrorPictures {
  static let byName: [String: String] = [:]
}
