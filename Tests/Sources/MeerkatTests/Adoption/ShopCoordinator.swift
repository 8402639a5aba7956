import Meerkat

/// What every coordinator of the app has.
@MainActor
protocol Coordinating: AnyObject {
  associatedtype Start: View
  @ViewBuilder func start() -> Start
}

/// A coordinator as an app has it: it makes the screens, and owns the path and what is presented.
@Observable
final class ShopCoordinator: Coordinating {
  enum Page: Hashable { case product(String), receipt(String) }

  var path: [Page] = []
  /// The coordinator's child, which is a flow.
  private(set) var checkout: CheckoutFlow?

  func start() -> some View { ShopCoordinatorView(coordinator: self) }

  func didPressBuy(_ name: String) { checkout = CheckoutFlow(name) }

  func didFinish(_ receipt: String) {
    checkout = nil
    path.append(.receipt(receipt))
  }

  func didClose() { checkout = nil }

  /// As a notification does, from anywhere.
  func openPayment(for name: String) {
    path = [.product(name)]
    if checkout == nil { checkout = CheckoutFlow(name) }
    checkout?.push(.payment)
  }

  @ViewBuilder func screen(for page: Page) -> some View {
    switch page {
    case .product(let name):
      Button("Buy") { self.didPressBuy(name) }.navigationTitle(name)
    case .receipt(let text): Text(text).navigationTitle("Receipt")
    }
  }
}

private struct ShopCoordinatorView: View {
  @Bindable var coordinator: ShopCoordinator

  var body: some View {
    NavigationStack(path: $coordinator.path) {
      Button("Kettle") { coordinator.path.append(.product("Kettle")) }
        .navigationTitle("Shop")
        .navigationDestination(for: ShopCoordinator.Page.self) { coordinator.screen(for: $0) }
    }
    .sheet(isPresented: isCheckingOut) {
      if let checkout = coordinator.checkout {
        FlowView(checkout, didFinish: coordinator.didFinish)
      }
    }
  }

  private var isCheckingOut: Binding<Bool> {
    Binding {
      coordinator.checkout != nil
    } set: {
      if !$0 { coordinator.didClose() }
    }
  }
}

/// A flow that the app's other coordinators take for one of theirs.
final class HelpCoordinator: Flow, Coordinating {
  enum Place: Hashable { case questions, answer }

  let navigator = Navigator<Place>(root: .questions)

  func start() -> some View { FlowView(self) }

  @ViewBuilder func screen(for place: Place) -> some View {
    switch place {
    case .questions: Button("Where is my kettle?") { self.push(.answer) }.navigationTitle("Help")
    case .answer: Text("On its way").navigationTitle("Answer")
    }
  }
}
