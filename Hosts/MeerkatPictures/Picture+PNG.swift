public import Foundation

extension Picture {
  /// Returns the picture as PNG, converted by `rsvg-convert` of librsvg.
  ///
  /// Text uses the machine's fonts, so the bytes are the same only on machines with the same fonts.
  ///
  /// - Parameter scale: The number of pixels in a point.
  /// - Returns: The contents of a PNG file.
  /// - Throws: ``Picture/Error`` if the program isn't installed, or fails.
  public func png(scale: CGFloat = 2) throws(Picture.Error) -> Data {
    try png(scale: scale, path: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
  }

  /// Turns the picture into PNG by the program in one of the folders of a search path.
  package func png(scale: CGFloat, path: String) throws(Picture.Error) -> Data {
    guard scale.isFinite, scale > 0 else { throw .conversion("The scale is \(scale).") }
    guard let program = Picture.converter(in: path) else { throw .noConverter }
    let folder = FileManager.default.temporaryDirectory
    let name = UUID().uuidString
    let (source, result) = (
      folder.appendingPathComponent(name + ".svg"), folder.appendingPathComponent(name + ".png")
    )
    defer {
      try? FileManager.default.removeItem(at: source)
      try? FileManager.default.removeItem(at: result)
    }
    let process = Process()
    process.executableURL = program
    process.arguments = ["--zoom", "\(scale)", "--output", result.path, source.path]
    let messages = Pipe()
    process.standardError = messages
    do {
      try Data(svg.utf8).write(to: source)
      try process.run()
      let text = messages.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw Error.conversion(String(decoding: text, as: UTF8.self))
      }
      return try Data(contentsOf: result)
    } catch let error as Error {
      throw error
    } catch {
      throw .conversion("\(error)")
    }
  }

  /// The program in the first of the folders that has it.
  private static func converter(in path: String) -> URL? {
    path.split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent("rsvg-convert") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
