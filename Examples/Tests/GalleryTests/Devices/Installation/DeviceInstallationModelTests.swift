import GalleryRooms
import Testing

/// What is known while a device is being installed, alone.
struct DeviceInstallationModelTests {
  var model = DeviceInstallationModel()

  @Test func inTheBeginningNothingIsKnown() {
    #expect(model.found == nil)
    #expect(model.token == nil)
    #expect(model.installed == nil)
  }

  @Test mutating func aDeviceThatWasFoundIsNotInstalledYet() {
    model.choose(.door)
    #expect(model.found == .door)
    #expect(model.installed == nil)
  }

  @Test mutating func aDeviceIsInstalledByItsToken() {
    model.choose(.door)
    let isAccepted = model.accept(.first, of: .door, at: .sample)
    #expect(isAccepted)
    #expect(model.installed == .door)
  }

  @Test mutating func theTokenOfAnotherDeviceIsRefused() {
    model.choose(.door)
    let isAccepted = model.accept(.second, of: .gate, at: .sample)
    #expect(!isAccepted)
    #expect(model.token == nil)
  }

  @Test mutating func aTokenWithoutADeviceIsRefused() {
    let isAccepted = model.accept(.first, of: .door, at: .sample)
    #expect(!isAccepted)
    #expect(model == DeviceInstallationModel())
  }

  @Test mutating func anotherDeviceForgetsTheToken() {
    model.choose(.door)
    _ = model.accept(.first, of: .door, at: .sample)
    model.choose(.gate)
    #expect(model.found == .gate)
    #expect(model.token == nil)
    #expect(model.installed == nil)
  }

  @Test mutating func theSameDeviceKeepsItsToken() {
    model.choose(.door)
    _ = model.accept(.first, of: .door, at: .sample)
    model.choose(.door)
    #expect(model.token == .first)
  }
}
