package import Foundation
import Testing
import XCTest

/// The position of an assertion's call in the source.
package struct AssertionLocation {
  let fileID: String
  let filePath: String
  let testName: String
  let name: String?
  let line: UInt
  let column: UInt
  /// The test that is running, with its suite; nil where that can't be told.
  let test: String?

  package init(
    fileID: String, filePath: String, testName: String, name: String?, line: UInt, column: UInt,
    test: String? = Test.current.map { "\($0.id)" }
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.testName = testName
    self.name = name
    self.line = line
    self.column = column
    self.test = test
  }

  /// Reports a failure to the framework whose test is running.
  ///
  /// XCTest wants the path as a constant.
  func fail(_ message: String, in file: StaticString) {
    if Test.current != nil {
      Issue.record(
        Comment(rawValue: message),
        sourceLocation: SourceLocation(
          fileID: fileID, filePath: filePath, line: Int(line), column: Int(column)))
    } else {
      XCTFail(message, file: file, line: line)
    }
  }
}

/// One file that is compared with its reference.
package struct SnapshotFile: Sendable {
  /// What stands behind the test's name where there are several files.
  let variant: String?
  let bytes: Data
  let kind: Kind

  package init(variant: String?, bytes: Data, kind: Kind) {
    (self.variant, self.bytes, self.kind) = (variant, bytes, kind)
  }

  /// The way in which files are compared.
  package enum Kind: Sendable {
    case text, svg, bytes
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
