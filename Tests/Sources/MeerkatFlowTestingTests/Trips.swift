import Meerkat
import MeerkatActions
import MeerkatJourney
import MeerkatUI
import Observation

/// Trips, with a form that isn't lost unasked, a booking that is a flow of its own, and tabs around.
@Observable
final class TripsFlow: Flow {
  nonisolated enum Destination: Codable, Hashable, Sendable {
    case list, trip(Int), form, booking(Int), deletion(Int), map, archive
  }

  let navigator = Navigator<Destination>(root: .list)
  var draft = ""
  var booked: [String] = []
  private(set) var deleted: [Int] = []
  private(set) var dismissed: [Destination] = []
  private(set) var isLocked = true

  func screen(for destination: Destination) -> some View {
    switch destination {
    case .list:
      VStack {
        TripList(didSelect: { self.push(.trip($0)) }, didPressAdd: { self.present(.form) })
          .padding()
      }
    case .trip(let number):
      Group {
        TripScreen(number: number)
          .didPressBook { self.present(.booking(number), as: .fullScreenCover) }
          .didPressDelete { self.present(.deletion(number), as: .alert) }
          .didPressSave { self.booked.append("saved") }
      }
      .navigationTitle("Trip")
    case .form: TripForm(didPressCancel: close)
    case .booking(let number):
      FlowView(BookingFlow(number)) { self.booked.append($0) }
    case .map: TripMap(didPressPin: { self.push(.trip($0)) })
    case .deletion, .archive: EmptyView()
    }
  }

  func shouldEnter(_ destination: Destination) -> Permission<Destination> {
    guard destination == .archive, isLocked else { return .allow }
    return .later {
      await Task.yield()
      return .refuse
    }
  }

  func shouldLeave(_ destination: Destination) -> Permission<Destination> {
    guard destination == .form, !draft.isEmpty else { return .allow }
    return .ask("Discard “\(draft)”?", confirm: "Discard", decline: "Keep editing")
  }

  func didDismiss(_ destination: Destination, cause: NavigationCause) {
    dismissed.append(destination)
  }

  func dialog(for destination: Destination) -> Dialog? {
    guard case .deletion(let number) = destination else { return nil }
    return Dialog("Delete trip \(number)?") {
      Dialog.Button("Delete", role: .destructive) {
        self.deleted.append(number)
        self.back(to: .list)
      }
      Dialog.Button("Keep", role: .cancel)
    }
  }
}

extension TripsFlow.Destination: Linked {
  static let links = Links<Self> {
    DeepLink("trips/{number}", Self.trip)
    DeepLink("trips/{number}/book", Self.booking, as: .fullScreenCover)
  }
}

/// Seat, then payment; the outcome is a receipt.
final class BookingFlow: Flow {
  typealias Outcome = String
  nonisolated enum Destination: Codable, Hashable, Sendable { case seat, payment(String) }

  let navigator = Navigator<Destination>(root: .seat)
  private let number: Int

  init(_ number: Int) { self.number = number }

  func screen(for destination: Destination) -> some View {
    switch destination {
    case .seat: SeatScreen(didSelect: { self.push(.payment($0)) }, didPressCancel: back)
    case .payment(let seat):
      PaymentScreen(didPay: { self.finish("trip \(self.number), seat \(seat)") })
    }
  }
}

extension BookingFlow.Destination: Linked {
  static let links = Links<Self> {
    DeepLink("{seat}", Self.payment)
  }
}

/// The trips in one tab, and an empty one.
@Observable
final class MainFlow: Flow {
  nonisolated enum Destination: Hashable { case tabs }
  nonisolated enum Tab: String, CaseIterable, LinkValue { case trips, more }

  let navigator = Navigator<Destination>(root: .tabs)
  var tabs = TabSelection<Tab>()

  func screen(for destination: Destination) -> some View {
    @Bindable var flow = self
    FlowTabs($flow.tabs) { tab in
      switch tab {
      case .trips: FlowView(TripsFlow())
      case .more: TripMap(didPressPin: { _ in })
      }
    } label: { tab in
      Text(tab.rawValue)
    }
  }
}

/// The trips beside a booking.
@Observable
final class ColumnsFlow: Flow {
  nonisolated enum Destination: Hashable { case columns }

  let navigator = Navigator<Destination>(root: .columns)
  var showsDetail = false

  func screen(for destination: Destination) -> some View {
    @Bindable var flow = self
    FlowSplit(showsDetail: $flow.showsDetail) {
      FlowView(TripsFlow())
    } detail: {
      FlowView(BookingFlow(7))
    }
  }
}

struct TripList: View {
  var didSelect: (Int) -> Void
  var didPressAdd: () -> Void
  var body: some View { Text("Trips") }
}

@Actions
struct TripScreen: View {
  let number: Int
  @Action var didPressBook: (() -> Void)?
  @Action var didPressDelete: (() -> Void)?
  @Action(.exclusive) var didPressSave: (@MainActor () async -> Void)?
  var body: some View { Text("Trip \(number)") }
}

struct TripForm: View {
  var didPressCancel: () -> Void
  var body: some View { Text("New trip") }
}

struct TripMap: View {
  var didPressPin: (Int) -> Void
  var body: some View { Text("Map") }
}

struct SeatScreen: View {
  var didSelect: (String) -> Void
  var didPressCancel: () -> Void
  var body: some View { Text("Seat") }
}

struct PaymentScreen: View {
  var didPay: () -> Void
  var body: some View { Text("Payment") }
}
