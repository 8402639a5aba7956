package import SwiftUI

/// Makes a presenter when its screen first appears, and keeps it exactly as long as the screen.
///
/// ```swift
/// Presented(DetectionPresenter(discovery)) { presenter in
///   DetectionScreen(configuration: presenter.configuration).actions(presenter)
/// }
/// ```
struct Presented<Presenter: AnyObject, Content: View>: View {
  @StateObject private var kept: Kept
  @Environment(\.didMakePresenter) private var didMakePresenter
  private let content: (Presenter) -> Content

  init(
    _ presenter: @autoclosure @escaping () -> Presenter,
    @ViewBuilder content: @escaping (Presenter) -> Content
  ) {
    _kept = StateObject(wrappedValue: Kept(presenter: presenter()))
    self.content = content
  }

  var body: some View {
    content(kept.presenter)
      .onAppear { didMakePresenter?(kept.presenter) }
  }

  /// Holds a presenter, which need not be observable in the old way.
  final class Kept: ObservableObject {
    let presenter: Presenter

    init(presenter: Presenter) {
      self.presenter = presenter
    }
  }
}

extension EnvironmentValues {
  /// Told of each presenter when its screen appears; for tests that watch how long presenters live.
  package var didMakePresenter: (@MainActor (AnyObject) -> Void)? {
    get { self[DidMakePresenter.self] }
    set { self[DidMakePresenter.self] = newValue }
  }
}

private struct DidMakePresenter: EnvironmentKey {
  static var defaultValue: (@MainActor (AnyObject) -> Void)? { nil }
}
