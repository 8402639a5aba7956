extension DeviceDetailsScreen {
  /// What the screen shows.
  package enum Configuration: Equatable {
    case loading
    /// Loading takes long enough to be worth a word.
    case waiting(String)
    case device(Overview)
    case problem(Problem)
  }

  package struct Overview: Equatable {
    package var name: String
    package var state: String
    package var stateImage: String
    package var facts: [Fact]
  }

  package struct Fact: Equatable, Identifiable {
    package var name: String
    package var value: String
    package var systemImage: String

    package var id: String { name }
  }

  package struct Problem: Equatable {
    package var title: String
    package var message: String
    package var canTryAgain: Bool
  }
}
