extension DeviceListScreen {
  /// What the screen shows.
  package struct Configuration: Equatable {
    /// The devices in their order; what each line says, its own presenter knows.
    package var devices: [Device.ID] = []
    /// How many there are, in words; nil while nobody knows.
    package var summary: String?
    package var hasDemoDevices = false
    package var isChangingDemoDevices = false
    /// What happened to the file, if anything.
    package var report: String?
    /// Why the last change was not kept.
    package var problem: String?
    /// Why there are no devices at all.
    package var failure: String?

    package init() {}
  }
}
