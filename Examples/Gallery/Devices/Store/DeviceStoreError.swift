import Foundation
import GRDB

/// Why devices could not be read or kept.
package enum DeviceStoreError: Error, Hashable, Sendable {
  case noAccess(file: String, reason: String)
  case noSpace(file: String)
  case damaged(file: String)
  case newer(file: String)
  case busy(file: String)
  case failed(file: String, reason: String)

  /// Says what an error of the database or of the file system means for a file.
  package init(_ error: any Error, file: String) {
    switch error {
    case let error as DeviceStoreError: self = error
    case let error as DatabaseError: self.init(error, file: file)
    case is UnreadableValue: self = .damaged(file: file)
    case let error as CocoaError where error.code == .fileWriteOutOfSpace:
      self = .noSpace(file: file)
    case let error as CocoaError where error.isAboutAccess:
      self = .noAccess(file: file, reason: error.localizedDescription)
    default: self = .failed(file: file, reason: error.localizedDescription)
    }
  }

  private init(_ error: DatabaseError, file: String) {
    let reason = error.message ?? error.resultCode.description
    self =
      switch error.resultCode {
      case .SQLITE_CORRUPT, .SQLITE_NOTADB: .damaged(file: file)
      case .SQLITE_FULL: .noSpace(file: file)
      case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH:
        .noAccess(file: file, reason: reason)
      case .SQLITE_BUSY, .SQLITE_LOCKED: .busy(file: file)
      default: .failed(file: file, reason: reason)
      }
  }
}

extension CocoaError {
  fileprivate var isAboutAccess: Bool {
    [.fileWriteNoPermission, .fileReadNoPermission, .fileWriteVolumeReadOnly, .fileWriteFileExists]
      .contains(code)
  }
}

extension DeviceStoreError {
  /// What happened, to what, and what to do.
  package var message: String {
    switch self {
    case .noAccess(let file, let reason):
      "The file \(file) can’t be opened. \(reason.asSentence) Check its permissions."
    case .noSpace(let file):
      "There is no room left for the file \(file). Free some space, then try again."
    case .damaged(let file):
      "The file \(file) is damaged. Try again to set it aside and create a new one."
    case .newer(let file):
      "The file \(file) was written by a newer version of the app. Update the app to read it."
    case .busy(let file):
      "Another program is using the file \(file). Close that program, then try again."
    case .failed(let file, let reason):
      "Something went wrong with the file \(file). \(reason.asSentence)"
    }
  }
}

extension String {
  /// The text with a full stop, also where the database gives none.
  fileprivate var asSentence: String {
    guard let last, !last.isPunctuation else { return self }
    return prefix(1).uppercased() + dropFirst() + "."
  }
}
