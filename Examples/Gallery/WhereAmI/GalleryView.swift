import Meerkat
package import SwiftUI

/// The Gallery, with a strip below it that says where the visitor is, if they want to know.
package struct GalleryView: View {
  @AppStorage(HomePage.stripKey) private var isStripShown = false
  @State private var flow: GalleryFlow

  /// Creates a view; the flow that it was first given is kept for as long as the view.
  package init(_ flow: GalleryFlow = GalleryFlow()) {
    _flow = State(initialValue: flow)
  }

  package var body: some View {
    RestoredFlowView("gallery", flow)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if isStripShown { WhereAmIStrip(flow: flow) }
      }
  }
}
