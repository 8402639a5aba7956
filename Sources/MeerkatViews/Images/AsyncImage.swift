public import Foundation

/// A picture at an address.
///
/// Like SwiftUI's `AsyncImage`.
///
/// ## Differences
/// - The browser loads the picture itself: it is handed over at once, and nobody is told when it is
///   there, or when it can't be loaded. Text screens show `▣`.
nonisolated public struct AsyncImage<Content: View>: View {
  private let phase: AsyncImagePhase
  private let content: (AsyncImagePhase) -> Content

  /// Shows what a closure makes of the picture.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    phase = url.map { .success(Image(remote: $0)) } ?? .empty
    self.content = content
  }

  @MainActor @preconcurrency public var body: some View { content(phase) }
}

extension AsyncImage where Content == Image? {
  /// Shows the picture as it is.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale) { $0.image }
  }
}

extension AsyncImage {
  /// Shows what closures make of the picture, and of there being none.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

/// What is known about a picture that is loaded.
///
/// Like SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why the picture can't be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
