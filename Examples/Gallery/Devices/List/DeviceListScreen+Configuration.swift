extension DeviceListScreen {
  /// What the screen shows.
  package struct Configuration: Equatable {
    /// The devices in their order; what each line says, its own presenter knows.
    package var devices: [Device.ID] = []
    /// How many there are, in words; nil while nobody knows.
    package var summary: String?
    /// That the devices are being read, where that takes long enough to be worth a word.
    package var progress: String?
    package var hasDemoDevices = false
    package var isChangingDemoDevices = false
    /// What becomes of the demo devices, where that takes long enough to be worth a word.
    package var demoProgress: String?
    package var canStopDemo = false
    /// What happened to the file, if anything.
    package var report: String?
    /// Why the last change was not kept.
    package var problem: String?
    /// Why there are no devices at all.
    package var failure: String?

    package init() {}
  }
}
