/// The client's script: its modules as one, which a browser asks for once.
enum ClientScript {
  /// The modules, each after those that it imports, as a browser would evaluate them.
  static let bytes = [
    PackageResources.page_js, PackageResources.motion_js, PackageResources.screens_js,
    PackageResources.rows_js, PackageResources.menus_js, PackageResources.events_js,
    PackageResources.gestures_js, PackageResources.surroundings_js, PackageResources.resuming_js,
    PackageResources.storage_js, PackageResources.history_js, PackageResources.lists_js,
    PackageResources.connection_js, PackageResources.assist_js, PackageResources.changes_js,
    PackageResources.client_js,
  ].flatMap(code)

  /// A module without its comments, imports and the word `export`.
  ///
  /// No text in the client contains what begins or ends a comment.
  private static func code(of module: [UInt8]) -> [UInt8] {
    var isImport = false
    return withoutComments(module).split(separator: UInt8(ascii: "\n")).flatMap { line in
      let code = line.drop { $0 == UInt8(ascii: " ") }
      isImport = isImport || code.starts(with: "import ".utf8)
      guard !isImport else {
        isImport = line.last != UInt8(ascii: ";")
        return [UInt8]()
      }
      guard !code.isEmpty, !code.starts(with: "//".utf8) else { return [] }
      let isExport = code.starts(with: "export ".utf8)
      return (isExport ? code.dropFirst("export ".utf8.count) : code) + [UInt8(ascii: "\n")]
    }
  }

  private static func withoutComments(_ module: [UInt8]) -> [UInt8] {
    var rest = module[...]
    var code: [UInt8] = []
    while let start = rest.firstRange(of: "/*".utf8) {
      code += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: "*/".utf8) else { return code }
      rest = rest[end.upperBound...]
    }
    return code + rest
  }
}
