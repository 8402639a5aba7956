import Foundation
import GalleryRooms

extension CustomerFile {
  /// What is read from a file with some lines below the usual header.
  static func read(lines: String...) throws -> Result<CustomerDirectory, Error> {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).csv")
    let text = ["id,name,company,city,email"] + lines
    try Data(text.joined(separator: "\n").utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return read(url, named: "few.csv")
  }

  /// Three customers.
  static func readFew() throws -> Result<CustomerDirectory, Error> {
    try read(
      lines: "1,Ada Lovelace,Engines,London,ada@example.com",
      "2,Émile Zola,Letters,Paris,emile@example.com",
      "3,Jørn Utzon,Shells,Sydney,jorn@example.com")
  }
}
