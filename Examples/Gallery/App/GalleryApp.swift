import GalleryRooms
import Meerkat
import SwiftUI

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") {
      RestoredFlowView(
        "gallery", GalleryFlow(services: GalleryServices(deviceStore: DeviceFile.ofUser)))
    }
  }
}
