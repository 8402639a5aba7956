/// A device that has answered in the network, and that nobody has logged in to yet.
package struct FoundDevice: Codable, Hashable, Identifiable, Sendable {
  package let id: String
  package let name: String
  package let model: String
  package let address: String
  package let state: Device.State
  package let battery: Int?

  package init(
    id: String, name: String, model: String, address: String, state: Device.State, battery: Int?
  ) {
    self.id = id
    self.name = name
    self.model = model
    self.address = address
    self.state = state
    self.battery = battery
  }
}
