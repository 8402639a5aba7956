/// The compiler's request to expand a macro.
struct Request {
  /// The name of the macro's type, as its declaration gives it.
  let macro: String

  /// What the expansion is: accessors, peers or a declaration.
  let role: String

  /// The prefix of unique names.
  let discriminator: String

  /// What the macro is written at: the declaration, or the use of a freestanding macro itself.
  let syntax: Syntax

  /// The heads of what stands around, the innermost first.
  let context: [String]

  /// A piece of source code and its position.
  struct Syntax {
    let source: Source

    /// The path of the file.
    let file: String

    /// The file as `#fileID` writes it.
    let fileID: String

    /// The place in the file, in bytes of UTF-8.
    let offset: Int

    let line: Int
    let column: Int
  }

  /// A unique name.
  func uniqueName(_ name: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }
}

extension Request {
  init?(_ message: JSON) {
    let freestanding = message["expandFreestandingMacro"]
    guard
      let content = (freestanding ?? message["expandAttachedMacro"]) as? JSON,
      let macro = (content["macro"] as? JSON)?["typeName"] as? String,
      let syntax = ((content["syntax"] ?? content["declSyntax"]) as? JSON).flatMap(Syntax.init)
    else { return nil }
    self.macro = macro
    self.role = content["macroRole"] as? String ?? "declaration"
    self.discriminator = content["discriminator"] as? String ?? ""
    self.syntax = syntax
    self.context =
      (content["lexicalContext"] as? [JSON])?.compactMap { $0["source"] as? String } ?? []
  }
}

extension Request.Syntax {
  init?(_ message: JSON) {
    guard let source = message["source"] as? String, let location = message["location"] as? JSON
    else { return nil }
    self.source = Source(source)
    self.file = location["fileName"] as? String ?? ""
    self.fileID = location["fileID"] as? String ?? ""
    self.offset = location["offset"] as? Int ?? 0
    self.line = location["line"] as? Int ?? 0
    self.column = location["column"] as? Int ?? 0
  }
}
