import GalleryRooms
import Meerkat
import SwiftUI

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") {
      GalleryView(
        GalleryFlow(
          services: GalleryServices(deviceStore: DeviceFile.ofUser), todoStore: TodoFile.ofUser))
    }
  }
}
