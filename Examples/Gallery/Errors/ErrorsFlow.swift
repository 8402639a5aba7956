package import Meerkat
import SwiftUI

/// The parent of the error screens: knows which presenter belongs where, and where to go on.
package final class ErrorsFlow: Flow {
  package enum Destination: Codable, Hashable, Sendable {
    case list
    case problem(Problem)
    case gate(Gate)
    case preview(PreviewLook?)
  }

  package let navigator = Navigator<Destination>(root: .list)

  private let services: ErrorServices

  package init(services: ErrorServices) {
    self.services = services
  }

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .list:
      ErrorListScreen(configuration: .all)
        .actions(self)
    case .problem(let problem): page(for: problem)
    case .gate(let gate): page(for: gate)
    case .preview(let look):
      ErrorPreviewScreen(configuration: ErrorPreviewScreen.Configuration(look: look))
        .actions(self)
    }
  }

  @ViewBuilder private func page(for problem: Problem) -> some View {
    let didPass = passed(.problem(problem))
    switch problem {
    case .noNetwork:
      ErrorPage(NoNetworkPresenter(network: services.network, didReconnect: didPass))
    case .maintenance:
      ErrorPage(BackendPresenter(backend: services.maintenance(), didRecover: didPass))
    case .failure:
      ErrorPage(BackendPresenter(backend: services.failure(), didRecover: didPass))
    case .update:
      ErrorPage(AppUpdatePresenter(updates: services.availableUpdate, didPass: didPass))
    }
  }

  @ViewBuilder private func page(for gate: Gate) -> some View {
    let didPass = passed(.gate(gate))
    switch gate {
    case .update:
      ErrorPage(AppUpdatePresenter(updates: services.requiredUpdate, didPass: didPass))
    case .jailbroken:
      ErrorPage(
        JailbrokenDevicePresenter(help: Self.help, device: services.device, didPass: didPass))
    }
  }

  private static let help =
    URL(string: "https://example.com/help/safe-devices") ?? URL(filePath: "/")

  /// What was in the way has gone, and so has the screen that said so.
  ///
  /// Says which one, so that an answer that comes late removes nothing else.
  private func passed(_ destination: Destination) -> () -> Void {
    { [weak self] in self?.back(from: destination) }
  }
}

extension ErrorsFlow: ErrorListScreen.Actions {
  func didSelect(_ row: ErrorListScreen.Row.ID) {
    switch row {
    case .problem(let problem): push(.problem(problem))
    case .gate(let gate): present(.gate(gate), as: .fullScreenCover)
    case .preview: push(.preview(nil))
    }
  }
}

extension ErrorsFlow: ErrorPreviewScreen.Actions {
  func didSelectLook(_ look: PreviewLook) {
    go(.replaceTop(with: .preview(look), style: .push))
  }
}
