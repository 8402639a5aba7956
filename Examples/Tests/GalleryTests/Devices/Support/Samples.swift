import Foundation
import GalleryRooms

extension FoundDevice {
  static let door = FoundDevice(
    id: "LK-1", name: "Front door", model: "Latch Pro", address: "10.0.0.1", state: .locked,
    battery: 92)
  static let gate = FoundDevice(
    id: "LK-2", name: "Garden gate", model: "Latch Mini", address: "10.0.0.2", state: .unlocked,
    battery: 12)
}

extension DeviceToken {
  static let first = DeviceToken(rawValue: "first")
  static let second = DeviceToken(rawValue: "second")
}

extension Date {
  /// 21 November 2026, 18:20:33.
  static let sample = Date(timeIntervalSince1970: 1_795_285_233)
}

extension Device {
  static let door = Device(.door, token: .first, installed: .sample)
  static let gate = Device(.gate, token: .second, installed: .sample)
}
