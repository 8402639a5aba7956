import Meerkat

/// A store as an architecture with a reducer has it: a state that only the reducer changes.
@MainActor
@Observable
final class Store {
  enum Place: Hashable { case product(String), checkout(String), receipt(String) }

  struct State: Equatable {
    var bought: [String] = []
    /// Where to go next; the view takes the directions out.
    var directions: [Direction<Place>] = []
  }

  enum Action: Equatable {
    case select(String)
    case buy(String)
    case cancelOrder
    case finishCheckout(String)
    case dismiss(Place, NavigationCause)
    case takeDirections([Direction<Place>])
  }

  private(set) var state = State()
  /// What was sent, but for the directions that were taken.
  private(set) var sent: [Action] = []

  func send(_ action: Action) {
    reduce(&state, action)
    if case .takeDirections = action { return }
    sent.append(action)
  }

  private func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .select(let name): state.directions.append(.forward(to: .product(name)))
    case .buy(let name): state.directions.append(.forward(to: .checkout(name), style: .sheet))
    case .cancelOrder: state.directions.append(.backToRoot)
    case .finishCheckout(let receipt):
      state.bought.append(receipt)
      state.directions.append(.forward(to: .receipt(receipt)))
    case .dismiss: break
    case .takeDirections(let rest): state.directions = rest
    }
  }

  func binding<Value>(
    _ value: KeyPath<State, Value>, send action: @escaping (Value) -> Action
  ) -> Binding<Value> {
    Binding {
      self.state[keyPath: value]
    } set: {
      self.send(action($0))
    }
  }
}

/// A view of the store, with the app's own stack around it, and a flow in one of its sheets.
struct StoreView: View {
  let store: Store

  var body: some View {
    NavigationStack {
      List(["Kettle", "Cup"], id: \.self) { name in Button(name) { store.send(.select(name)) } }
        .navigationTitle("Shop")
        .handleNavigation(
          store.binding(\.directions, send: Store.Action.takeDirections),
          didDismiss: { store.send(.dismiss($0, $1)) }
        ) { place in
          switch place {
          case .product(let name):
            Button("Buy") { store.send(.buy(name)) }.navigationTitle(name)
          case .checkout(let name):
            FlowView(CheckoutFlow(name)) { store.send(.finishCheckout($0)) }
          case .receipt(let text): Text(text).navigationTitle("Receipt")
          }
        }
    }
  }
}
