import Meerkat

/// An app as it was before it had flows: one stack with a path of its own, and a settings screen.
@Observable
final class Shop {
  var path: [String] = []
  var bought: [String] = []
  var isBuying: String?
  var isSettingUp = false
}

struct ShopView: View {
  @Bindable var shop: Shop

  var body: some View {
    NavigationStack(path: $shop.path) {
      List(["Kettle", "Cup"], id: \.self) { NavigationLink($0, value: $0) }
        .navigationTitle("Shop")
        .navigationDestination(for: String.self) { name in
          Button("Buy") { shop.isBuying = name }.navigationTitle(name)
        }
    }
    .sheet(item: $shop.isBuying.named) { item in
      FlowView {
        CheckoutFlow(item.id)
      } didFinish: {
        shop.bought.append($0)
      }
    }
  }
}

/// Three of its screens, as a flow.
final class CheckoutFlow: Flow {
  typealias Outcome = String
  enum Place: Hashable { case address, payment, terms }

  let navigator = Navigator<Place>(root: .address)
  private let item: String

  init(_ item: String) { self.item = item }

  func screen(for place: Place) -> some View {
    switch place {
    case .address:
      VStack {
        Button("To this address") { self.push(.payment) }
        Button("Terms") { self.present(.terms) }
      }
      .navigationTitle("Address")
    case .payment:
      Button("Pay") { self.finish("\(self.item), paid") }.navigationTitle("Payment")
    case .terms: OwnStack { TermsView() }
    }
  }
}

/// A screen that nobody has changed: it has a stack of its own, and closes itself.
struct TermsView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List { NavigationLink("Returns") { Text("30 days").navigationTitle("Returns") } }
        .navigationTitle("Terms")
        .toolbar { Button("Done") { dismiss() } }
    }
  }
}

/// What navigates in an app with coordinators, or in the store of a reducer: it knows the flow's
/// type, and the flow knows nothing of it.
@MainActor
final class Coordinator {
  private(set) var events: [String] = []

  func makeCheckout() -> some View {
    FlowView(CheckoutFlow("Kettle")) { self.events.append("did finish: \($0)") }
  }
}

extension Binding<String?> {
  fileprivate var named: Binding<Named?> {
    Binding<Named?> {
      wrappedValue.map { Named(id: $0) }
    } set: {
      wrappedValue = $0?.id
    }
  }
}

struct Named: Identifiable { let id: String }
