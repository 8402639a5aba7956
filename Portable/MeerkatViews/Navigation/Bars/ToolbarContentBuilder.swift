/// A result builder that makes the content of a bar from the statements of a closure.
///
/// Like SwiftUI's `ToolbarContentBuilder`.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent
  {
    content
  }

  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent {
    var parts: [any ToolbarContent] = []
    for part in repeat each content { parts.append(part) }
    return ToolbarParts(parts: parts)
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
    ToolbarBranch(branch: 0, content: content)
  }

  public static func buildEither<First: ToolbarContent>(first: First) -> ToolbarBranch {
    ToolbarBranch(branch: 0, content: first)
  }

  public static func buildEither<Second: ToolbarContent>(second: Second) -> ToolbarBranch {
    ToolbarBranch(branch: 1, content: second)
  }

  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> some ToolbarContent { content }
}

/// Several contents of a bar, one after the other.
nonisolated struct ToolbarParts: ToolbarContent {
  let parts: [any ToolbarContent]

  @MainActor func items(at path: [Int]) -> [ToolbarEntry] {
    parts.enumerated().flatMap { $1.items(at: path + [$0]) }
  }
}

/// The content of a bar in an `if` or `switch`.
nonisolated public struct ToolbarBranch: ToolbarContent {
  let branch: Int
  let content: (any ToolbarContent)?

  @MainActor public func items(at path: [Int]) -> [ToolbarEntry] {
    content?.items(at: path + [branch]) ?? []
  }
}
