import Foundation
public import MeerkatArchive
public import MeerkatUI

/// Shows a flow that finds itself, after a restart, where the user left it.
///
/// ```swift
/// WindowGroup { RestoredFlowView("todos", TodosFlow()) }
/// ```
///
/// The archive of the flow is kept in the scene's storage, under a key that the app chooses. When
/// the scene was opened by a link, the link has the first say: an archive that leads elsewhere is
/// then left aside.
public struct RestoredFlowView<Shown: Flow>: View where Shown.Destination: Restorable {
  private let flow: Shown
  private let didRestore: (Result<[Loss], ArchiveError>) -> Void

  @State private var keeper = FlowKeeper<Shown>()
  @State private var memory = ArchiveMemory()
  @SceneStorage private var stored: Data?
  @SceneStorage private var storedLink: String?

  /// Creates a view that shows a flow and keeps where it is.
  ///
  /// - Parameters:
  ///   - key: The name under which the archive is kept.
  ///   - flow: The flow, where it begins; not evaluated where the view has one already.
  ///   - didRestore: Told what could not be restored, for logs.
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
    // Who followed a link wants to be there, and not where the archive leads.
    if memory.wasOpened, flow.link != storedLink { return keep(flow) }
    didRestore(flow.restore(from: archive))
  }

  private func keep(_ flow: Shown) {
    // What cannot be saved must not take away what was.
    guard let archive = try? flow.archive(), memory.last != archive else { return }
    memory.last = archive
    stored = archive
    storedLink = flow.link
  }
}

/// What a scene's storage is known to hold, so that only what comes from outside is restored.
@MainActor
private final class ArchiveMemory {
  var last: Data?
  var wasOpened = false

  nonisolated init() {}

  func isNew(_ archive: Data?) -> Bool {
    archive != nil && archive != last
  }
}
