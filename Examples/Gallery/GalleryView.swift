import Meerkat
package import SwiftUI

/// The Gallery, which the user finds again as they left it.
package struct GalleryView: View {
  @State private var flow: GalleryFlow

  /// Creates a view; the flow that it was first given is kept for as long as the view.
  package init(_ flow: GalleryFlow = GalleryFlow()) {
    _flow = State(initialValue: flow)
  }

  package var body: some View {
    FlowView(restoring: "gallery", flow)
  }
}
