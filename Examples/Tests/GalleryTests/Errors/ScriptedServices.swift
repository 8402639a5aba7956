import GalleryRooms

/// The services of the error screens, which answer when the test says so.
@MainActor
struct ScriptedServices {
  let network = Script<String, Bool>()
  let backend = Script<String, BackendStatus>()
  let updates = Script<String, UpdateStatus>()
  let device = Script<String, DeviceTrust>()

  var services: ErrorServices {
    ErrorServices(
      network: ScriptedNetwork(script: network),
      maintenance: { [backend] in ScriptedBackend(script: backend) },
      failure: { [backend] in ScriptedBackend(script: backend) },
      availableUpdate: ScriptedUpdates(script: updates),
      requiredUpdate: ScriptedUpdates(script: updates), device: ScriptedDevice(script: device))
  }
}

struct ScriptedNetwork: NetworkStatusService {
  let script: Script<String, Bool>

  func isConnected() async -> Bool { (try? await script.ask("connected?")) ?? false }
}

struct ScriptedBackend: BackendStatusService {
  let script: Script<String, BackendStatus>

  func status() async throws(ServiceError) -> BackendStatus { try await script.ask("status?") }
}

struct ScriptedUpdates: UpdateStatusService {
  let script: Script<String, UpdateStatus>

  func status() async throws(ServiceError) -> UpdateStatus { try await script.ask("version?") }
}

struct ScriptedDevice: DeviceTrustService {
  let script: Script<String, DeviceTrust>

  func trust() async -> DeviceTrust { (try? await script.ask("trusted?")) ?? .trusted }
}

/// How often something was told.
@MainActor
final class Tally {
  private(set) var count = 0

  func add() { count += 1 }
}

/// Waits until a configuration is as a test expects it.
@MainActor
func until(_ isTrue: @MainActor () -> Bool) async {
  while !isTrue() { await Task.yield() }
}
