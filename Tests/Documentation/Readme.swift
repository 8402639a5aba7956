// README.md: import Meerkat
import MeerkatTesting
import Testing

/// The screen that everyone has written.
struct EveryScreen: View {
  // README.md: @Environment(\.dismiss)

  var body: some View {
    // README.md: Button("Done") { dismiss() }
  }
}

struct WelcomeScreen: View {
  var body: some View { Text("Welcome") }
}

// README.md: @MainActor @Test func
