/// What Markdown says about a part of a string.
///
/// Like Foundation's `InlinePresentationIntent` on Apple's platforms.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let emphasized = Self(rawValue: 1 << 0)
  public static let stronglyEmphasized = Self(rawValue: 1 << 1)
  public static let code = Self(rawValue: 1 << 2)
  public static let strikethrough = Self(rawValue: 1 << 5)
  public static let softBreak = Self(rawValue: 1 << 6)
  public static let lineBreak = Self(rawValue: 1 << 7)
  public static let inlineHTML = Self(rawValue: 1 << 8)
  public static let blockHTML = Self(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    public typealias Value = InlinePresentationIntent
    public static let name = "NSInlinePresentationIntent"
  }

  public var inlinePresentationIntent: InlinePresentationIntentAttribute {
    fatalError("Attributes of strings are read from strings, such as string.runs")
  }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public var appliesSourcePositionAttributes: Bool

    /// Creates options.
    @Memberwise
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    )

    /// Which of Markdown is read.
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// What happens to text that can't be read; here, all can.
    public enum FailurePolicy: Sendable { case throwError, returnPartiallyParsedIfPossible }
  }

  /// Creates a string from Markdown: strong, emphasized and struck-through text, code and links.
  ///
  /// With all of the syntax, the marks of headings, lists and quotes are left out, and their text
  /// follows what is before without a line break, as in Foundation.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for block in options.interpretedSyntax.blocks(of: markdown) {
      switch Markdown.runs(of: block) {
      case .plain(let text): append(AttributedString(text))
      case .styled(let runs):
        for run in runs { append(AttributedString(run, baseURL: baseURL)) }
      }
    }
  }

  /// Creates a string from Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates a string from a file of Markdown in UTF-8.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Creates a string from Markdown; extended attributes aren't read.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  /// Creates a string from Markdown; extended attributes aren't read.
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  fileprivate init(_ run: TextRun, baseURL: URL?) {
    var attributes = AttributeContainer()
    let intent = run.style.marks.intent
    if !intent.isEmpty { attributes.foundation.inlinePresentationIntent = intent }
    attributes.foundation.link = run.style.link.flatMap { URL(string: $0, relativeTo: baseURL) }
    self.init(run.text, attributes: attributes)
  }
}

extension TextStyle.Marks {
  fileprivate static let intents: [(Self, InlinePresentationIntent)] = [
    (.strong, .stronglyEmphasized), (.emphasized, .emphasized), (.code, .code),
    (.struckThrough, .strikethrough),
  ]

  fileprivate var intent: InlinePresentationIntent {
    InlinePresentationIntent(Self.intents.filter { contains($0.0) }.map(\.1))
  }

  init(_ intent: InlinePresentationIntent) {
    self.init(Self.intents.filter { intent.contains($0.1) }.map(\.0))
  }
}

extension AttributedString.MarkdownParsingOptions.InterpretedSyntax {
  /// The paragraphs of a text, without the marks in front of them.
  fileprivate func blocks(of text: String) -> [String] {
    switch self {
    case .inlineOnlyPreservingWhitespace: return [text]
    case .inlineOnly: return [text.split(separator: "\n").joined(separator: " ")]
    case .full: break
    }
    var blocks: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0.isWhitespace }
      if let mark = words.prefixMatch(of: #/(#{1,6}|[-+*>]|\d+[.)])(\s+|$)/#) {
        blocks.append([words[mark.range.upperBound...]])
        if mark.1.hasPrefix("#") { blocks.append([]) }
      } else if words.isEmpty {
        blocks.append([])
      } else {
        blocks[blocks.count - 1].append(words)
      }
    }
    return blocks.map { $0.joined(separator: " ") }
  }
}
