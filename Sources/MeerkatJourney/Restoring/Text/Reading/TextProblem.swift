/// Why a text is no JSON, or is not read.
///
/// Places are counted in bytes from the beginning of the text.
enum TextProblem: Error {
  case ended
  case unexpected(at: Int)
  case notUTF8(at: Int)
  case control(at: Int)
  case escape(at: Int)
  case tooDeep(at: Int)
  case tooLong(bytes: Int, most: Int)
  case nameTwice(String)
}

extension TextProblem: CustomStringConvertible {
  var description: String {
    switch self {
    case .ended: "The JSON ends too early."
    case .unexpected(let place): "Byte \(place) does not belong in JSON at this place."
    case .notUTF8(let place): "The string that begins at byte \(place) is no valid UTF-8."
    case .control(let place): "Byte \(place) is a control character that needs an escape."
    case .escape(let place): "The escape at byte \(place) stands for no character."
    case .tooDeep(let place):
      "Byte \(place) lies deeper than \(TextLimits.mostLevels) levels, which are the most."
    case .tooLong(let bytes, let most): "It has \(bytes) bytes, and \(most) are the most."
    case .nameTwice(let name): "An object has the name “\(name.prefix(100))” twice."
    }
  }
}
