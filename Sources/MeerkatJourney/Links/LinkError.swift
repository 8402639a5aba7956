/// The reason why a link couldn't be read or written; nothing has changed.
///
/// Positions count the segments of the path from 1. The host of `meerkat://todos/3` is the first
/// segment.
public enum LinkError: Error, Hashable {
  /// No pattern matches the segment at this position.
  case unknown(segment: String, position: Int)
  /// The link ends after the segment, where no pattern ends.
  case unfinished(segment: String, position: Int)
  /// The segment isn't a value of the parameter's type.
  case wrongType(segment: String, position: Int, parameter: String, expected: String)
  /// The flow says that there is nothing at the destination with this description.
  case nothingThere(destination: String)
  /// The query lacks a required value.
  case missingQuery(name: String, expected: String)
  /// The query has a value that isn't of the parameter's type.
  case wrongQuery(name: String, value: String, expected: String)

  /// The link is longer than the limit, in bytes of UTF-8.
  case tooLong(bytes: Int, limit: Int)
  /// The path has more segments than the limit.
  case tooManySegments(limit: Int)
  /// The query has more values than the limit.
  case tooManyQueries(limit: Int)
  /// A place has more parents than the limit.
  case tooManyParents(destination: String, limit: Int)
  /// A percent sign lacks its two hexadecimal digits, or the bytes aren't valid UTF-8.
  case brokenPercentEncoding(part: String)
  /// The text isn't an address: it is empty, or a scheme without a host.
  case empty(String)

  /// The link belongs to another website.
  case foreignHost(String)
  /// The link belongs to another app.
  case foreignScheme(String)

  /// A segment begins with `;`, but isn't a known mark.
  case unknownMark(segment: String, position: Int)
  /// A mark is in a place where it has no meaning.
  case misplacedMark(segment: String, position: Int)
  /// A guard refused, or the steps aren't a valid journey.
  case refused(Refusal)

  /// The destination has no link.
  case noLink(destination: String)
  /// The destination's link doesn't lead back to it.
  case notReadBack(destination: String, link: String)
  /// The style of the step has no mark.
  case noMark(step: String)
}
