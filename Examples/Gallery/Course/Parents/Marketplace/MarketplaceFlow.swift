package import Meerkat
import SwiftUI

/// The course as a part of a page, next to others.
package final class MarketplaceFlow: Flow {
  package enum Destination: Codable, Hashable, Sendable {
    case marketplace
    case messages(Course.ID)
    case call(Course.ID)
  }

  package let navigator = Navigator<Destination>(root: .marketplace)
  private let presenter: MarketplacePresenter
  private let callDoor = CallDoor()

  package init(_ presenter: MarketplacePresenter) {
    self.presenter = presenter
  }

  package func screen(for destination: Destination) -> some View {
    switch destination {
    case .marketplace:
      MarketplacePage(
        presenter: presenter,
        didPressMessages: { self.push(.messages($0)) },
        didPressJoinCall: joinCall)
    case .messages(let id): CourseMessagesPage(presenter: presenter.presenter(of: id))
    case .call(let id): CallPage(presenter: presenter.presenter(of: id), didPressLeave: close)
    }
  }

  package func shouldEnter(_ destination: Destination) -> Permission<Destination> {
    if case .call = destination { callDoor.permission() } else { .allow }
  }

  private func joinCall(of id: Course.ID) {
    callDoor.open { present(.call(id), as: .fullScreenCover) }
  }
}

extension MarketplaceFlow.Destination: Linked {
  package static let links = Links<Self> {
    DeepLink("{id}/messages", Self.messages)
  }
}
