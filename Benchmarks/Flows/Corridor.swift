import Meerkat

/// A flow with rooms one behind the other, and with flows in some of them.
final class Corridor: Flow {
  enum Place: Hashable { case entrance, room(Int), corridor(Int) }

  let navigator = Navigator<Place>(root: .entrance)

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .entrance, .room: Text("A room")
    case .corridor: FlowView(Corridor())
    }
  }

  func stepForwardAndBack() {
    push(.room(-1))
    go(.back)
  }
}
