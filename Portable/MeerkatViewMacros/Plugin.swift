/// The compiler's plug-in for the macros of the views: `#Preview`, `@Previewable`, `@Entry`,
/// `@TextForms`, `@Memberwise` and `@OptionalMethods`.
///
/// It speaks the compiler's protocol itself and reads only as much of the source as it needs, so
/// an app that depends on the views doesn't build swift-syntax.
@main
struct Plugin {
  static func main() throws {
    let connection = Connection()
    while let message = connection.receive() { try connection.send(answer(to: message)) }
  }

  /// The version of the protocol that these messages belong to.
  private static let protocolVersion = 7

  private static func answer(to message: JSON) -> JSON {
    if message["getCapability"] != nil {
      return ["getCapabilityResult": ["capability": ["protocolVersion": protocolVersion]]]
    }
    var result: JSON = ["diagnostics": [JSON]()]
    if let request = Request(message) {
      do {
        result["expandedSource"] = try expansion(of: request)
      } catch {
        result["diagnostics"] = [error.message(in: request.syntax)]
      }
    }
    return ["expandMacroResult": result]
  }

  private static func expansion(of request: Request) throws(Misuse) -> String {
    switch request.macro {
    case "EntryMacro": try EntryMacro.expansion(of: request)
    case "MemberwiseMacro": try MemberwiseMacro.expansion(of: request)
    case "OptionalMethodsMacro": try OptionalMethodsMacro.expansion(of: request)
    case "PreviewMacro": try PreviewMacro.expansion(of: request)
    case "PreviewableMacro": try PreviewableMacro.expansion(of: request)
    case "TextFormsMacro": try TextFormsMacro.expansion(of: request)
    default:
      throw Misuse("This plug-in has no macro '\(request.macro)'.", at: 0..<0)
    }
  }
}
