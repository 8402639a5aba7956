package import Foundation

extension DeviceFile {
  /// The file of the user who runs the app, one for all windows.
  ///
  /// It is where the system has the data of apps: in `XDG_DATA_HOME`, else `~/.local/share`, on Linux
  /// and in Application Support on Apple platforms.
  package static let ofUser = DeviceFile(place(in: dataOfUser))

  /// Where the file is in a folder for the data of apps.
  package static func place(in folder: URL) -> URL {
    folder.appending(path: "meerkat-gallery/devices.json")
  }

  private static var dataOfUser: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return folders.first ?? URL(filePath: NSHomeDirectory())
  }
}
