import Meerkat
package import SwiftUI

/// The Gallery, with a strip below it that says where the visitor is, if they want to know.
package struct GalleryView: View {
  @AppStorage(HomePage.stripKey) private var isStripShown = false
  @State private var keeper = GalleryKeeper()
  private let makeFlow: () -> GalleryFlow

  /// Creates a view.
  ///
  /// - Parameter flow: The Gallery's flow; evaluated once for each visitor.
  package init(_ flow: @autoclosure @escaping () -> GalleryFlow = GalleryFlow()) {
    makeFlow = flow
  }

  package var body: some View {
    let flow = keeper.flow(makeFlow)
    RestoredFlowView("gallery", flow)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if isStripShown { WhereAmIStrip(flow: flow) }
      }
  }
}

/// Keeps the flow for as long as the view, and makes it when it is first shown.
@MainActor
private final class GalleryKeeper {
  private var kept: GalleryFlow?

  nonisolated init() {}

  func flow(_ make: () -> GalleryFlow) -> GalleryFlow {
    if let kept { return kept }
    let flow = make()
    kept = flow
    return flow
  }
}
