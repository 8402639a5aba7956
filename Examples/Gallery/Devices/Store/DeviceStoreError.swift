import Foundation

/// Why devices could not be read or kept.
package enum DeviceStoreError: Error, Hashable, Sendable {
  case noAccess(file: String, reason: String)
  case noSpace(file: String)
  case newer(file: String)

  /// Says what an error of the file system means for a file.
  package init(_ error: any Error, file: String) {
    switch error {
    case KeptListError.newer: self = .newer(file: file)
    case let error as CocoaError where error.code == .fileWriteOutOfSpace:
      self = .noSpace(file: file)
    default: self = .noAccess(file: file, reason: error.localizedDescription)
    }
  }

  /// What happened, to what, and what to do.
  package var message: String {
    switch self {
    case .noAccess(let file, let reason):
      "The file \(file) can’t be read or written. \(reason) Check its permissions, then try again."
    case .noSpace(let file):
      "There is no room left for the file \(file). Free some space, then try again."
    case .newer(let file):
      "The file \(file) was written by a newer version of the app. Update the app to read it."
    }
  }
}
