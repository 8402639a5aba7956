import GalleryRooms
import Meerkat
import SwiftUI

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") {
      GalleryView()
      RestoredFlowView(
        "gallery", GalleryFlow(services: GalleryServices(deviceStore: DeviceFile.ofUser)))
    }
  }
}
