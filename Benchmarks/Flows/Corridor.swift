import Meerkat
import Observation

/// A flow with rooms one behind the other, and with flows in some of them.
@Observable
final class Corridor: Flow {
  enum Place: Hashable { case entrance, room(Int), corridor(Int) }

  var journey = Journey<Place>(root: .entrance)
  let placement = Placement()

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .entrance, .room: Text("A room")
    case .corridor: FlowView(Corridor())
    }
  }

  func stepForwardAndBack() {
    go(.forward(to: .room(-1)))
    go(.back)
  }
}
