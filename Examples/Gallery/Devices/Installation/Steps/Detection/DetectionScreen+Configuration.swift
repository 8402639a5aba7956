extension DetectionScreen {
  /// What the screen shows.
  package struct Configuration: Equatable {
    /// How much of the search is done, from 0 to 1; nil while nobody searches.
    package var progress: Double?
    package var devices: [Row] = []
    /// Why there is nothing, or nothing more, to be seen.
    package var notice: Notice?

    package init() {}
  }

  /// The line of a device that was found.
  package struct Row: Equatable, Identifiable {
    package let id: FoundDevice.ID
    package var title: String
    package var detail: String
    package var systemImage: String
  }

  package struct Notice: Equatable {
    package var title: String
    package var message: String
    package var systemImage: String
  }
}
