import Foundation
import MeerkatUI

/// Keeps a flow's archive in the scene's storage, and restores the flow from it.
struct RestoringView<Shown: Flow>: View {
  private let makeFlow: () -> Shown
  private let archive: (Shown) throws -> Data
  private let restore: (Data, Shown) -> Bool

  @State private var keeper = FlowKeeper<Shown>()
  @State private var memory = ArchiveMemory()
  @SceneStorage private var stored: Data?
  @SceneStorage private var storedLink: String?

  init(
    _ key: String, _ makeFlow: @escaping () -> Shown, archive: @escaping (Shown) throws -> Data,
    restore: @escaping (Data, Shown) -> Bool
  ) {
    (self.makeFlow, self.archive, self.restore) = (makeFlow, archive, restore)
    _stored = SceneStorage(key)
    _storedLink = SceneStorage(key + ".link")
  }

  var body: some View {
    let flow = keeper.flow(makeFlow)
    let isNew = memory.isNew(stored)
    FlowView(flow)
      .onOpenURL { _ in memory.wasOpened = true }
      .onAppear { restoreNew(stored, in: flow) }
      .onChange(of: isNew) { restoreNew(stored, in: flow) }
      .task(id: flow.node.tree.observe()) { keep(flow) }
  }

  private func restoreNew(_ archive: Data?, in flow: Shown) {
    guard let archive, memory.isNew(archive) else { return }
    memory.last = archive
    // A user who followed a link wants to be there, not where the archive leads.
    if memory.wasOpened, flow.link != storedLink { return keep(flow) }
    guard !restore(archive, flow) else { return }
    // It stays until the user goes somewhere: a newer version of the app may be able to read it.
    memory.unreadable = archive
    memory.last = try? self.archive(flow)
  }

  private func keep(_ flow: Shown) {
    do {
      let archive = try archive(flow)
      memory.isFailing = false
      guard memory.last != archive else { return }
      memory.last = archive
      stored = archive
      storedLink = flow.link
    } catch {
      // The last archive stays.
      guard !memory.isFailing else { return }
      memory.isFailing = true
      Mistake.report(
        "\(type(of: flow)) can't be saved, so a restart leads back to an earlier place. \(error) "
          + "Give \(Shown.Destination.self) only values that can be encoded as JSON.")
    }
  }
}

/// Remembers what the scene's storage holds, so that only values from outside are restored.
@MainActor
private final class ArchiveMemory {
  var last: Data?

  /// The archive that could not be restored.
  var unreadable: Data?
  var wasOpened = false

  /// Whether the flow's current state can't be saved, which is reported once.
  var isFailing = false

  nonisolated init() {}

  func isNew(_ archive: Data?) -> Bool {
    archive != nil && archive != last && archive != unreadable
  }
}
