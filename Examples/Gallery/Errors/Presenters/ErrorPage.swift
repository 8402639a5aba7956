package import Foundation
package import Observation
package import SwiftUI

/// What the presenter of each error has: what to show, and the answers to what the user does.
@MainActor
package protocol ErrorPresenter: AnyObject, Observable, ErrorScreen.Actions {
  var configuration: ErrorScreen.Configuration { get }

  /// What the first button opens; nil where the presenter answers by itself.
  var link: URL? { get }

  func didAppear()
}

extension ErrorPresenter {
  package var link: URL? { nil }
  package func didAppear() {}
}

/// The presenter of an error, joined with the screen; links are opened by the system.
package struct ErrorPage<Presenter: ErrorPresenter>: View {
  @State private var presenter: Presenter
  @Environment(\.openURL) private var openURL

  package init(_ presenter: Presenter) {
    _presenter = State(wrappedValue: presenter)
  }

  package var body: some View {
    ErrorScreen(configuration: presenter.configuration)
      .actions(presenter)
      .didPressPrimary { [presenter] in
        if let link = presenter.link { openURL(link) } else { _ = presenter.didPressPrimary() }
      }
      .onAppear(perform: presenter.didAppear)
  }
}
