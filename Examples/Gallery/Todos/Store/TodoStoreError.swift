import Foundation

/// Why todos could not be read or kept.
package enum TodoStoreError: Error, Hashable {
  case noAccess(file: String, reason: String)
  case newer(file: String)

  /// Says what an error of the file system means for a file.
  init(_ error: any Error, file: String) {
    self =
      if case KeptListError.newer = error {
        .newer(file: file)
      } else {
        .noAccess(file: file, reason: error.localizedDescription)
      }
  }

  /// What happened, to what, and what to do.
  package var message: String {
    switch self {
    case .noAccess(let file, let reason):
      "The file \(file) can’t be read or written. \(reason) Check its permissions, then come back here."
    case .newer(let file):
      "The file \(file) was written by a newer version of the app. Update the app to read it."
    }
  }
}
