/// The content of a modifier: new content is passed on to where the modifier has placed it.
///
/// The body of the modifier is evaluated when the modifier or a value that it has read differs, not
/// when only the content does.
struct HandedOnContent: NodeOwnedProperty {
  let storage: any AnyViewStorage
  private var slot: ContentSlot?

  init(storage: any AnyViewStorage) { self.storage = storage }

  nonisolated static var isHandedOn: Bool { true }

  /// What the modifier's body places.
  @MainActor var placed: ContentSlot { slot ?? ContentSlot(storage) }

  func makeSlot(in node: Node) -> ContentSlot { ContentSlot(storage) }

  mutating func connect(to slot: ContentSlot) {
    slot.update(to: storage)
    self.slot = slot
  }
}

/// The latest content of a modifier, and where it is placed.
@MainActor
final class ContentSlot: PropertySlot {
  private(set) var storage: any AnyViewStorage
  private var places: [ShownContentNode] = []

  init(_ storage: any AnyViewStorage) { self.storage = storage }

  func update(to storage: any AnyViewStorage) {
    guard storage !== self.storage else { return }
    self.storage = storage
    for place in places { place.update(to: storage) }
  }

  fileprivate func join(_ place: ShownContentNode) { places.append(place) }

  fileprivate func leave(_ place: ShownContentNode) { places.removeAll { $0 === place } }

  func end() { places = [] }
}

/// The node of a modifier's content in a place where its body shows it.
final class ShownContentNode: AnyViewNode {
  private let slot: ContentSlot

  init(_ slot: ContentSlot, under parent: Node) {
    self.slot = slot
    super.init(slot.storage, under: parent)
    slot.join(self)
  }

  override func willUnmount() {
    super.willUnmount()
    slot.leave(self)
  }
}
