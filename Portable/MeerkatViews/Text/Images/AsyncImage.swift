/// A picture that is loaded from a URL.
///
/// Like SwiftUI's `AsyncImage`.
///
/// ## Differences
/// - The browser loads the picture itself: the phase is a success at once, and later success or
///   failure isn't reported. Text screens show `▣`.
/// - `scale` and `transaction` have no effect.
nonisolated public struct AsyncImage<Content: View>: View {
  private let phase: AsyncImagePhase
  private let content: (AsyncImagePhase) -> Content

  /// Creates a view that shows a picture's loading phase with a closure.
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
  /// Creates a view that shows the picture unmodified.
  public init(url: URL?, scale: CGFloat = 1) { self.init(url: url, scale: scale) { $0.image } }
}

extension AsyncImage {
  /// Creates a view from closures for the picture and for its placeholder.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

/// The loading phase of a picture.
///
/// Like SwiftUI's `AsyncImagePhase`.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, if it has been loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if the picture couldn't be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
