import Foundation
import Meerkat
import MeerkatFlowTesting
// tests.md: import MeerkatPictures
// tests.md: import MeerkatSnapshots
import MeerkatTesting
import SwiftUI
import Testing

struct MailList: View {
  let didSelect: (String) -> Void

  var body: some View { EmptyView() }
}

final class MailFlow: Flow {
  enum Destination: Hashable { case list, mail(String) }

  let navigator = Navigator<Destination>(root: .list)

  func screen(for destination: Destination) -> some View { MailList { self.push(.mail($0)) } }
}

struct MailView: View {
  var body: some View { FlowView(MailFlow()) }
}

struct SettingsScreen: View {
  var body: some View { EmptyView() }
}

struct ErrorScreen: View {
  enum Configuration { case noNetwork }

  let configuration: Configuration

  var body: some View { EmptyView() }
}

@MainActor func useTheFlow() throws {
  // tests.md: let driver = FlowDriver(MailFlow())
}

@MainActor func useTheView() throws {
  // tests.md: let app = try Driver(MailView())
}

@MainActor func draw(_ flow: MailFlow, _ light: Picture, _ dark: Picture) throws {
  // tests.md: let picture = try Picture(
  show {
    // tests.md: picture.framed(.phone)
  }
  show {
    // tests.md: Picture.contactSheet(
  }
  // tests.md: let app = try Driver(FlowView(flow))
  _ = screen
}

@MainActor func compare(_ app: Driver, _ flow: MailFlow) async throws {
  // tests.md: assertSnapshot(of: ErrorScreen
  // tests.md: assertInlineSnapshot(of: app
  // tests.md: try await app.perform(
}
