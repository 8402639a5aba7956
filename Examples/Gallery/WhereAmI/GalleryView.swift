import Meerkat
package import SwiftUI

/// The Gallery, with a strip below it that says where the visitor is, if they want to know.
package struct GalleryView: View {
  @AppStorage(HomePage.stripKey) private var isStripShown = false
  @State private var flow: GalleryFlow

  package init(_ flow: @autoclosure @escaping () -> GalleryFlow = GalleryFlow()) {
    _flow = State(initialValue: flow())
  }

  package var body: some View {
    RestoredFlowView("gallery", flow)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if isStripShown { WhereAmIStrip(flow: flow) }
      }
  }
}
