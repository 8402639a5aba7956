import Foundation
public import MeerkatArchive
public import MeerkatUI

/// A view that shows a flow and, after a restart, continues where the user left off.
///
/// ```swift
/// WindowGroup { RestoredFlowView("todos", TodosFlow()) }
/// ```
///
/// The view keeps the flow's archive in the scene's storage, under a key that you choose. A link
/// that opens the scene takes precedence: an archive that leads elsewhere is ignored.
public struct RestoredFlowView<Shown: Flow>: View where Shown.Destination: Restorable {
  private let flow: Shown
  private let didRestore: (Result<[Loss], ArchiveError>) -> Void

  @State private var keeper = FlowKeeper<Shown>()
  @State private var memory = ArchiveMemory()
  @SceneStorage private var stored: Data?
  @SceneStorage private var storedLink: String?

  /// Creates a view that shows a flow, and saves and restores its state.
  ///
  /// - Parameters:
  ///   - key: The name under which the archive is saved.
  ///   - flow: The flow in its initial state; the view keeps the first one.
  ///   - didRestore: Receives the parts that couldn't be restored, for logging.
  public init(
    _ key: String, _ flow: @autoclosure () -> Shown,
    didRestore: @escaping (Result<[Loss], ArchiveError>) -> Void = { _ in }
  ) {
    self.flow = flow()
    self.didRestore = didRestore
    _stored = SceneStorage(key)
    _storedLink = SceneStorage(key + ".link")
  }

  public var body: some View {
    let flow = keeper.flow(flow)
    let isNew = memory.isNew(stored)
    FlowView(flow)
      .onOpenURL { _ in memory.wasOpened = true }
      .onAppear { restore(stored, in: flow) }
      .onChange(of: isNew) { restore(stored, in: flow) }
      .task(id: flow.node.observeTree()) { keep(flow) }
  }

  private func restore(_ archive: Data?, in flow: Shown) {
    guard let archive, memory.isNew(archive) else { return }
    memory.last = archive
    // A user who followed a link wants to be there, not where the archive leads.
    if memory.wasOpened, flow.link != storedLink { return keep(flow) }
    didRestore(flow.restore(from: archive))
  }

  private func keep(_ flow: Shown) {
    do {
      let archive = try flow.archive()
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
  var wasOpened = false

  /// Whether the flow's current state can't be saved, which is reported once.
  var isFailing = false

  nonisolated init() {}

  func isNew(_ archive: Data?) -> Bool {
    archive != nil && archive != last
  }
}
