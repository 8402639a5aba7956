extension LinkError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknown(let segment, let position):
      "No link has \(segment.quoted) as segment \(position). "
        + "Check the spelling, or declare a link with it."
    case .unfinished(let segment, let position):
      "No link ends with \(segment.quoted) as segment \(position). "
        + "Go on with a further segment, or declare a link that ends there."
    case .wrongType(let segment, let position, let parameter, let expected):
      "Segment \(position), \(segment.quoted), is not a valid {\(parameter.shortened)}. "
        + "Use \(expected)."
    case .nothingThere(let destination):
      "There is nothing at \(destination.shortened). Check the values in the link; "
        + "what exists, the flow says in opensLink(to:)."
    case .missingQuery(let name, let expected):
      "The query lacks \(name.quoted). Add ?\(name.shortened)=… with \(expected)."
    case .wrongQuery(let name, let value, let expected):
      "The query has \(value.quoted) for \(name.quoted). Use \(expected)."
    case .tooLong(let bytes, let limit):
      "The link has \(bytes) bytes, more than the limit of \(limit). "
        + "Shorten it, or raise LinkLimits.maxBytes."
    case .tooManySegments(let limit):
      "The path has more segments than the limit of \(limit). "
        + "Shorten it, or raise LinkLimits.maxSegments."
    case .tooManyQueries(let limit):
      "The query has more values than the limit of \(limit). "
        + "Shorten it, or raise LinkLimits.maxQueries."
    case .tooManyParents(let destination, let limit):
      "\(destination.shortened) has more than \(limit) places below it. "
        + "Make sure that its chain of parents ends."
    case .brokenPercentEncoding(let part):
      "\(part.quoted) is not percent-encoded UTF-8. Write %25 for a percent sign."
    case .empty(let text):
      "\(text.quoted) is not an address. Use “/” for the root, and a host after “https://”."
    case .unknownMark(let segment, let position):
      "Segment \(position), \(segment.quoted), is not a mark. "
        + "Write %3B for a text that begins with a semicolon."
    case .misplacedMark(let segment, let position):
      "The mark \(segment.quoted) has no meaning as segment \(position). Leave it out."
    case .refused(let refusal):
      "The link was read, but the way there is refused. \(refusal)"
    case .foreignHost(let host):
      "The link belongs to the host \(host.quoted). "
        + "Hand it to the browser, or accept the host in LinkOrigins."
    case .foreignScheme(let scheme):
      "The link belongs to the scheme \(scheme.quoted). "
        + "Hand it to the system, or accept the scheme in LinkOrigins."
    case .noLink(let destination):
      "\(destination.shortened) has no link. Declare one in its table of links."
    case .notReadBack(let destination, let link):
      "\(destination.shortened) is written as \(link.quoted), which does not lead back to it. "
        + "Read and write the same values in its link."
    case .noMark(let step):
      "No mark in a link can say how \(step.shortened) is shown. "
        + "Declare the style with the destination's link, and go there from its parents."
    }
  }
}

extension String {
  /// The text, shortened so that an error stays readable.
  fileprivate var shortened: String { count > 60 ? prefix(60) + "…" : self }

  fileprivate var quoted: String { "“\(shortened)”" }
}
