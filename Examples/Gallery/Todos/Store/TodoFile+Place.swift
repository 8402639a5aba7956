package import Foundation

extension TodoFile {
  /// The file of the user who runs the app, one for all windows; it lies beside that of the devices.
  package static let ofUser = TodoFile(place(in: dataOfUser))

  /// Where the file is in a folder for the data of apps.
  package static func place(in folder: URL) -> URL {
    folder.appending(path: "meerkat-gallery/todos.json")
  }

  private static var dataOfUser: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return folders.first ?? URL(filePath: NSHomeDirectory())
  }
}
