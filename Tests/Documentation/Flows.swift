import Logging
import Meerkat
import MeerkatLogging
import SwiftUI

// flows.md: @Observable final class CourseFlow: Flow {

struct CourseTask: Identifiable {
  let id: String
}

struct CourseScreen: View {
  let didSelectTask: (CourseTask.ID) -> Void

  var body: some View { EmptyView() }
}

struct TaskScreen: View {
  let id: CourseTask.ID
  let didPressShare: () -> Void

  var body: some View {
    // flows.md: Button("Share", action: didPressShare)
  }
}

struct ShareScreen: View {
  let didPressClose: () -> Void

  var body: some View { Button("Close", action: didPressClose) }
}

extension CourseFlow {
  func share() {
    // flows.md: present(.share, as: .popover(from: "share"))
  }
}

@MainActor func walk(_ flow: CourseFlow) {
  // flows.md: flow.push(.task("essay"))
  show {
    // flows.md: flow.journey ==
  }
}

@Observable final class AccountFlow: Flow {
  enum Destination: Hashable { case home, account, signIn, editor }

  let navigator = Navigator<Destination>(root: .home)
  private var showsConfetti = false
  private let isSignedIn = false
  private let hasChanges = false

  func screen(for destination: Destination) -> some View { EmptyView() }

  func answer() throws {
    // flows.md: switch push(.account) {
    _ = change
  }

  func celebrate() async throws {
    // flows.md: try await navigate(.backToRoot)
  }

  // flows.md: func shouldEnter(
}

final class MembersFlow: Flow {
  enum Destination: Hashable { case home, club }

  let navigator = Navigator<Destination>(root: .home)

  func screen(for destination: Destination) -> some View { EmptyView() }

  func shouldEnter(_ destination: Destination) -> Permission<Destination> {
    // flows.md: return .later {
  }
}

final class SignInFlow: Flow {
  enum Destination: Hashable { case name }
  typealias Outcome = String

  let navigator = Navigator<Destination>(root: .name)

  func screen(for destination: Destination) -> some View { EmptyView() }
}

struct Todo: Hashable {
  let title: String
}

final class TodosFlow: Flow {
  enum Destination: Hashable { case list, delete(Todo) }

  let navigator = Navigator<Destination>(root: .list)

  func screen(for destination: Destination) -> some View { EmptyView() }

  func delete(_ todo: Todo) {}

  func didPressDelete(_ todo: Todo) async throws {
    // flows.md: if try await ask(
  }

  // flows.md: func dialog(for destination: Destination) -> Dialog? {
}

struct Device: Hashable {}

// flows.md: @Observable final class InstallationFlow: Flow {

extension InstallationFlow {
  enum Destination: Hashable { case login }

  var navigator: Navigator<Destination> { Navigator(root: .login) }
  private var device: Device { Device() }

  func screen(for destination: Destination) -> some View { Button("Done", action: didPressDone) }
}

final class DevicesFlow: Flow {
  enum Destination: Hashable { case list, install }

  let navigator = Navigator<Destination>(root: .list)
  private var devices: [Device] = []

  func screen(for destination: Destination) -> some View {
    switch destination {
    case .list: EmptyView()
    // flows.md: case .install: FlowView(InstallationFlow())
    }
  }

  func install() async throws {
    // flows.md: if let device = try await present(InstallationFlow()
  }
}

final class GalleryFlow: Flow {
  enum Destination: Hashable { case rooms, course }

  let navigator = Navigator<Destination>(root: .rooms)

  func screen(for destination: Destination) -> some View { EmptyView() }
}

@MainActor func find(in gallery: GalleryFlow, _ main: MainFlow) {
  enum Tab { case feed }
  // flows.md: let course = gallery.child(
  _ = (course, first, feed)
}

/// A flow of which a sample says no more than its name.
final class OtherFlow: Flow {
  enum Destination: Hashable { case start }

  let navigator = Navigator<Destination>(root: .start)

  func screen(for destination: Destination) -> some View { EmptyView() }
}

typealias CoursesFlow = OtherFlow
typealias CustomerListFlow = OtherFlow
typealias FeedFlow = OtherFlow
typealias FoldersFlow = OtherFlow
typealias ProfileFlow = OtherFlow

@Observable final class MainFlow: Flow {
  enum Destination: Hashable { case tabs }
  // flows.md: enum Tab: String

  let navigator = Navigator<Destination>(root: .tabs)

  func screen(for destination: Destination) -> some View {
    @Bindable var flow = self
    // flows.md: FlowTabs($flow.tabs) { tab in
  }
}

final class CustomerFlow: Flow {
  enum Destination: Hashable { case nobody, customer(Int) }

  let navigator = Navigator<Destination>(root: .nobody)

  func screen(for destination: Destination) -> some View { EmptyView() }
}

@Observable final class CustomersFlow: Flow {
  enum Destination: Hashable { case columns }

  let navigator = Navigator<Destination>(root: .columns)
  private let customer = CustomerFlow()
  var showsDetail = false

  func screen(for destination: Destination) -> some View {
    @Bindable var flow = self
    // flows.md: FlowSplit(showsDetail: $flow.showsDetail) {
  }

  func didSelect(_ id: Int) {
    // flows.md: customer.go(.replaceAll(
  }
}

@Observable final class MailFlow: Flow {
  enum Destination: Hashable { case columns }

  let navigator = Navigator<Destination>(root: .columns)
  private let messages = OtherFlow()
  private let message = OtherFlow()
  // flows.md: var column =

  func screen(for destination: Destination) -> some View {
    @Bindable var flow = self
    // flows.md: FlowSplit(columnVisibility:
  }
}

struct Purchase: Identifiable {
  let id: Int
}

final class CheckoutFlow: Flow {
  enum Destination: Hashable { case address }
  typealias Outcome = String

  let navigator = Navigator<Destination>(root: .address)

  init(_ purchase: Purchase) {}

  func screen(for destination: Destination) -> some View { EmptyView() }
}

@Observable final class Shop {
  var path: [Int] = []
  var purchase: Purchase?
  var bought: [String] = []
}

struct ShopView: View {
  @Bindable var shop: Shop

  var body: some View {
    // flows.md: NavigationStack(path: $shop.path)
  }
}

@MainActor func observe(_ flow: CourseFlow) async {
  // flows.md: for await event in flow.navigationEvents
}
