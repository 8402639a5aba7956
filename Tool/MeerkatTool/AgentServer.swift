import MeerkatSource

/// Speaks the Model Context Protocol: a message of JSON-RPC 2.0 in each line.
///
/// Calls of tools are answered one after the other; everything else at once, so that a client that
/// asks whether the server is alive needn't wait for a build.
actor AgentServer {
  private let tools: [AgentTool]
  private let send: @Sendable (String) -> Void
  private var calls: [JSON: Task<Void, Never>] = [:]
  private var last: Task<Void, Never>?

  /// The revisions of the protocol, the newest first.
  private static let revisions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  init(_ tools: [AgentTool], send: @escaping @Sendable (String) -> Void) {
    (self.tools, self.send) = (tools, send)
  }

  /// What went wrong with a message, by the numbers of JSON-RPC.
  private enum Failure: Int {
    case unreadable = -32700
    case noRequest = -32600
    case noMethod = -32601
    case wrongParameters = -32602
  }

  /// Reads a message.
  func receive(_ line: String) {
    guard let message = JSON(line) else {
      return fail(.null, .unreadable, "A message is one line of JSON.")
    }
    let id = message["id"]
    guard message["jsonrpc"] == "2.0", let method = message["method"]?.string else {
      // An answer: this server asks for nothing.
      if message["result"] != nil || message["error"] != nil { return }
      return fail(id ?? .null, .noRequest, "A request has “jsonrpc”, which is 2.0, and “method”.")
    }
    let parameters = message["params"] ?? [:]
    guard let id, id != .null else {
      if method == "notifications/cancelled", let id = parameters["requestId"] {
        calls[id]?.cancel()
      }
      return
    }
    switch method {
    case "initialize": answer(id, welcome(parameters["protocolVersion"]?.string))
    case "ping": answer(id, [:])
    case "tools/list": answer(id, ["tools": .array(tools.map(\.description))])
    case "tools/call": call(id, parameters)
    default: fail(id, .noMethod, "There is no method “\(method)”. This server has tools alone.")
    }
  }

  /// Waits until all calls are answered.
  func finish() async { await last?.value }

  private func welcome(_ revision: String?) -> JSON {
    let known = revision.flatMap { Self.revisions.contains($0) ? $0 : nil }
    return [
      "protocolVersion": .string(known ?? Self.revisions[0]),
      "capabilities": ["tools": [:]],
      "serverInfo": ["name": "meerkat", "version": "1"],
      "instructions": """
      Shows an app without a browser. Begin with `open`, which builds what has changed and answers with the \
      screen as text; then `do` what a person would do. Pictures are large: ask for one only if the text \
      doesn't tell.
      """,
    ]
  }

  private func call(_ id: JSON, _ parameters: JSON) {
    guard let name = parameters["name"]?.string, let tool = tools.first(where: { $0.name == name })
    else {
      let names = tools.map(\.name).joined(separator: ", ")
      return fail(id, .wrongParameters, "There is no tool of this name. There are \(names).")
    }
    let arguments = parameters["arguments"] ?? [:]
    let task = Task { [last] in
      await last?.value
      guard !Task.isCancelled else { return forget(id) }
      let result = await tool.result(arguments)
      // A client that has cancelled a call expects no answer.
      if !Task.isCancelled { answer(id, result) }
      forget(id)
    }
    calls[id] = task
    last = task
  }

  private func forget(_ id: JSON) { calls[id] = nil }

  private func answer(_ id: JSON, _ result: JSON) {
    send((["jsonrpc": "2.0", "id": id, "result": result] as JSON).line)
  }

  private func fail(_ id: JSON, _ failure: Failure, _ sentence: String) {
    let error: JSON = ["code": .integer(failure.rawValue), "message": .string(sentence)]
    send((["jsonrpc": "2.0", "id": id, "error": error] as JSON).line)
  }
}

/// Something that an agent can do.
struct AgentTool: Sendable {
  let name: String
  /// What it does, and when to use it.
  let summary: String
  /// What it is given: names, with a type of JSON and what it means.
  var parameters: [AgentParameter] = []
  /// Does it.
  let run: @Sendable (_ arguments: JSON) async throws -> JSON
}

/// An argument of a tool.
struct AgentParameter: Sendable {
  var name: String
  var type = "string"
  var summary: String
  var isRequired = false
}

extension AgentTool {
  /// The tool as the protocol describes one.
  fileprivate var description: JSON {
    let properties = parameters.map {
      ($0.name, ["type": .string($0.type), "description": .string($0.summary)] as JSON)
    }
    return [
      "name": .string(name),
      "description": .string(summary),
      "inputSchema": [
        "type": "object",
        "properties": .object(Dictionary(properties) { $1 }),
        "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
        "additionalProperties": false,
      ],
    ]
  }

  /// Does it with arguments that fit, and says what doesn't.
  fileprivate func result(_ arguments: JSON) async -> JSON {
    do {
      try check(arguments)
      return ["content": [try await run(arguments)]]
    } catch {
      return ["content": [.text(Console.sentence(for: error))], "isError": true]
    }
  }

  private func check(_ arguments: JSON) throws {
    guard case .object(let members) = arguments else {
      throw ToolError("The arguments of \(name) are an object.")
    }
    for parameter in parameters {
      switch (members[parameter.name], parameter.type) {
      case (nil, _) where !parameter.isRequired, (.string, "string"), (.bool, "boolean"): break
      case (nil, _):
        throw ToolError("\(name) needs “\(parameter.name)”: \(parameter.summary)")
      default: throw ToolError("“\(parameter.name)” is a \(parameter.type).")
      }
    }
    let names = parameters.map(\.name)
    if let other = members.keys.sorted().first(where: { !names.contains($0) }) {
      throw ToolError("\(name) has no “\(other)”, but: \(names.joined(separator: ", ")).")
    }
  }
}

/// What a tool answers with.
extension JSON {
  static func text(_ text: String) -> JSON { ["type": "text", "text": .string(text)] }

  /// A PNG in Base64.
  static func picture(_ data: String) -> JSON {
    ["type": "image", "data": .string(data), "mimeType": "image/png"]
  }
}
