import SwiftUI

/// Shows what is loaded, or how far that is: progress, a way to cancel, or why it failed, with another try.
struct LoadingView<Value: Sendable, Content: View>: View {
  let loading: Loading<Value>
  /// What is under way, such as “Loading the course…”.
  let progress: String
  /// What a failure is called, such as “The course can’t be shown”.
  let problem: String
  let didPressTryAgain: () -> Void
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    switch loading.state {
    // An empty page in the colours of the list that mostly follows, so that nothing flashes.
    case .idle, .underway(.fresh): List { EmptyView() }
    case .underway(let patience):
      ProgressNotice(text: progress, didPressCancel: cancel(patience))
    case .loaded(let value): content(value)
    case .failed(let error):
      ErrorScreen(
        configuration: ErrorScreen.Configuration(
          systemImage: error.systemImage, title: error == .cancelled ? "Cancelled" : problem,
          description: error.description, controls: .buttons(primary: "Try again"))
      )
      .didPressPrimary(didPressTryAgain)
    }
  }

  private func cancel(_ patience: Patience) -> (() -> Void)? {
    patience == .long ? { loading.cancel() } : nil
  }
}

/// Says that something is under way, and offers to give it up where somebody listens.
struct ProgressNotice: View {
  let text: String
  var didPressCancel: (() -> Void)?

  var body: some View {
    VStack(spacing: 12) {
      ProgressView()
      Text(text)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      if let didPressCancel {
        Button("Cancel", action: didPressCancel)
          .buttonStyle(.bordered)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ServiceError {
  /// The symbol that stands for it.
  var systemImage: String {
    switch self {
    case .refused, .cutOff: "wifi.exclamationmark"
    case .timedOut: "hourglass"
    case .cancelled: "xmark.circle"
    case .status, .malformed, .failed: "exclamationmark.triangle"
    }
  }
}
