import NIOCore

/// An answer as it came.
struct Answer {
  var status: Int
  var headers: [String: String]
  var body: String

  /// The token in a fake session's document.
  var token: String {
    body.firstRange(of: "token=").map { String(body[$0.upperBound...].prefix { $0 != ";" }) } ?? ""
  }

  /// The document up to its token.
  var page: String { body.firstRange(of: " token=").map { String(body[..<$0.lowerBound]) } ?? body }
}

extension Wire {
  /// Sends a request and reads its answer; nil when the connection ends instead.
  func request(
    _ method: String = "GET", _ target: String, _ headers: [String] = ["Host: localhost"],
    body: String = ""
  ) async -> Answer? {
    ask(method, target, headers, body: body)
    return await answer()
  }

  /// Sends a request.
  func ask(_ method: String, _ target: String, _ headers: [String], body: String = "") {
    let head = ["\(method) \(target) HTTP/1.1"] + headers
    write(head.joined(separator: "\r\n") + "\r\n\r\n" + body)
  }

  /// Reads the next answer.
  func answer() async -> Answer? {
    let head = await read(upTo: "\r\n\r\n").split(separator: "\r\n")
    guard let first = head.first?.split(separator: " "), first.count > 1,
      let status = Int(first[1])
    else { return nil }
    var headers: [String: String] = [:]
    for line in head.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1)
      headers[parts[0].lowercased()] = String(parts[1].drop { $0 == " " })
    }
    let body = await read(headers["content-length"].flatMap(Int.init) ?? 0)
    return Answer(status: status, headers: headers, body: body.map { String(buffer: $0) } ?? "")
  }
}
