/// The locks that the Gallery's server plays.
package struct DemoNetwork: Sendable {
  /// The password that all of them have.
  package static let password = "open-sesame"

  /// The locks in each part of the network, in the order in which it is looked through.
  package let parts: [[FoundDevice]]

  package init(parts: [[FoundDevice]]) {
    self.parts = parts
  }

  package static let home = DemoNetwork(parts: [
    [],
    [lock("LK-2041", "Front door", "Latch Pro", 17, battery: 92)],
    [],
    [lock("LK-3307", "Garage", "Latch One", 54, battery: 18)],
    [lock("LK-1180", "Garden gate", "Latch Mini", 61, .unlocked, battery: 67)],
    [],
    [lock("LK-4452", "Bicycle cellar", "Latch One", 103, battery: nil)],
    [],
  ])

  private static func lock(
    _ id: String, _ name: String, _ model: String, _ host: Int, _ state: Device.State = .locked,
    battery: Int?
  ) -> FoundDevice {
    FoundDevice(
      id: id, name: name, model: model, address: "192.168.1.\(host)", state: state,
      battery: battery)
  }
}
