public import MeerkatJourney

/// Why a link was not read or not written; nothing has changed.
///
/// Positions count the segments of the path from 1. The host of `meerkat://todos/3` is the first
/// segment.
public enum LinkError: Error, Hashable {
  /// No pattern matches the segment there.
  case unknown(segment: String, position: Int)
  /// The link stops after the segment, where no pattern ends.
  case unfinished(segment: String, position: Int)
  /// The segment is not a value of the parameter's type.
  case wrongType(segment: String, position: Int, parameter: String, expected: String)
  /// The query lacks a value that the place needs.
  case missingQuery(name: String, expected: String)
  /// The query has a value that is not of the parameter's type.
  case wrongQuery(name: String, value: String, expected: String)

  /// The link is longer than the limit, in bytes of UTF-8.
  case tooLong(bytes: Int, limit: Int)
  /// The path has more segments than the limit.
  case tooManySegments(limit: Int)
  /// The query has more values than the limit.
  case tooManyQueries(limit: Int)
  /// A place has more parents than the limit.
  case tooManyParents(destination: String, limit: Int)
  /// A percent sign lacks its two hexadecimal digits, or the bytes are not UTF-8.
  case brokenPercentEncoding(part: String)
  /// The text is not an address: it is empty, or a scheme without a host.
  case empty(String)

  /// The link belongs to another website.
  case foreignHost(String)
  /// The link belongs to another app.
  case foreignScheme(String)

  /// A segment begins with `;`, but is not one of the marks.
  case unknownMark(segment: String, position: Int)
  /// A mark stands where it has no meaning.
  case misplacedMark(segment: String, position: Int)
  /// A guard refused, or the steps are not a valid journey.
  case refused(Refusal)

  /// The destination has no link.
  case noLink(destination: String)
  /// The destination's link does not lead back to it.
  case notReadBack(destination: String, link: String)
  /// There is no mark for the style of the step.
  case noMark(step: String)
}
