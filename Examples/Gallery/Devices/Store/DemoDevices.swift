package import Foundation

/// Devices to try the list out with.
package enum DemoDevices {
  private static let houses = [
    "Acorn", "Beech", "Cedar", "Dogwood", "Elm", "Fir", "Ginkgo", "Hazel", "Ivy", "Juniper",
  ]
  private static let models = ["Latch One", "Latch Pro", "Latch Mini"]

  /// Makes devices, the same ones every time.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - installed: When they are to have been installed.
  /// - Returns: Devices with ids that no real device has.
  package static func make(_ count: Int, installed: Date) -> [Device] {
    (0..<count).map { device($0, installed: installed) }
  }

  private static func device(_ number: Int, installed: Date) -> Device {
    let house = houses[number / 1_000 % houses.count]
    let room = String(number % 1_000 + 1)
    let padded = String(repeating: "0", count: max(0, 4 - room.count)) + room
    let found = FoundDevice(
      id: "demo-\(number + 1)", name: "\(house) House, door \(padded)",
      model: models[number % models.count],
      address: "10.1.\(number / 250 % 250).\(number % 250 + 1)",
      state: number.isMultiple(of: 7) ? .unlocked : .locked, battery: (number * 37) % 101)
    var device = Device(found, token: DeviceToken(rawValue: "demo"), installed: installed)
    device.isDemo = true
    return device
  }
}
