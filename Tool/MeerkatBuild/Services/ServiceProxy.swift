public import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOHTTP1
import NIOPosix

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Stands between an app and the services that it asks with `URLSession`: writes down what they
/// answer, or answers in their place.
///
/// A request's path is the address that it is meant for.
public final class ServiceProxy: Sendable {
  /// What becomes of a request.
  public enum Mode: Sendable {
    /// The service answers, and that is written to a file.
    case recording(URL)
    /// The file answers.
    case replaying(URL)
  }

  private typealias Channel = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

  private struct State: Sendable {
    var answers: RecordedAnswers?
    var writer: HTTPArchiveWriter?
    var missing: [String] = []
    var failure: String?
    var isHolding = false
    var held: [CheckedContinuation<Void, Never>] = []
  }

  private let state: NIOLockedValueBox<State>
  private let server: NIOAsyncChannel<Channel, Never>
  private let serving: NIOLockedValueBox<Task<Void, Never>?> = .init(nil)
  private let forwarder = RequestForwarder()

  /// Where requests go, with their own addresses after it.
  public let address: String

  /// Begins to listen on this machine.
  ///
  /// - Throws: ``BuildError`` if the file is no archive; what keeps it from listening.
  public init(_ mode: Mode) async throws {
    var state = State()
    switch mode {
    case .recording(let file): state.writer = HTTPArchiveWriter(file)
    case .replaying(let file): state.answers = RecordedAnswers(try HTTPArchive(file))
    }
    self.state = NIOLockedValueBox(state)
    server = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(host: "127.0.0.1", port: 0) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          return try Channel(wrappingChannelSynchronously: channel)
        }
      }
    address = "http://127.0.0.1:\(server.channel.localAddress?.port ?? 0)/"
    serving.withLockedValue { $0 = Task { [self] in await serve() } }
  }

  /// The requests that the file doesn't answer, and why answers weren't kept.
  public var problems: [String] {
    state.withLockedValue { state in
      state.missing.map { "\($0) has no recorded answer: record it with --answers." }
        + (state.failure.map { [$0] } ?? [])
    }
  }

  /// Keeps answers back.
  public func hold() { state.withLockedValue { $0.isHolding = true } }

  /// Gives the answers that were kept back, and all others.
  public func release() {
    let held = state.withLockedValue { state in
      state.isHolding = false
      defer { state.held = [] }
      return state.held
    }
    for one in held { one.resume() }
  }

  private func waitWhileHolding() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLockedValue { state in
        if state.isHolding { state.held.append(continuation) }
        return !state.isHolding
      }
      if isFree { continuation.resume() }
    }
  }

  /// Ends; what is under way is cut off.
  public func end() async {
    release()
    let task = serving.withLockedValue { task in
      defer { task = nil }
      return task
    }
    task?.cancel()
    await task?.value
    forwarder.end()
  }

  private func serve() async {
    try? await server.executeThenClose { connections in
      await withDiscardingTaskGroup { group in
        do {
          for try await connection in connections {
            group.addTask { try? await self.serve(connection) }
          }
        } catch {}
        group.cancelAll()
      }
    }
  }

  /// A connection that is closed without an answer is an error to the app.
  private func serve(_ connection: Channel) async throws {
    try await connection.executeThenClose { requests, answers in
      var head: HTTPRequestHead?
      var body = ByteBuffer()
      for try await part in requests {
        switch part {
        case .head(let new):
          (head, body) = (new, ByteBuffer())
          if new.headers["expect"].contains("100-continue") {
            try await answers.write(.head(HTTPResponseHead(version: .http1_1, status: .continue)))
          }
        case .body(var more): body.writeBuffer(&more)
        case .end:
          guard let head, try await answer(head, Data(body.readableBytesView), answers) else {
            return
          }
        }
      }
    }
  }

  /// Answers a request; returns whether the connection stays.
  private func answer(
    _ head: HTTPRequestHead, _ body: Data,
    _ answers: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>
  ) async throws -> Bool {
    let url = String(head.uri.drop { $0 == "/" })
    let request = ServiceRequest(method: head.method.rawValue, url: url)
    await waitWhileHolding()
    guard state.withLockedValue({ $0.answers != nil }) else {
      return try await forward(head, body, to: url, as: request, answers)
    }
    let found = state.withLockedValue { state in
      let answer = state.answers?.next(for: request)
      if answer == nil { state.missing.append("\(request.method) \(request.url)") }
      return answer
    }
    guard let found, found.status != 0 else { return false }
    try await answers.write(.head(responseHead(found.status, found.headers)))
    if !found.body.isEmpty, head.method != .HEAD {
      try await answers.write(.body(.byteBuffer(ByteBuffer(bytes: found.body))))
    }
    try await answers.write(.end(nil))
    return true
  }

  private func responseHead(_ status: Int, _ headers: [HTTPArchive.Field]) -> HTTPResponseHead {
    HTTPResponseHead(
      version: .http1_1, status: HTTPResponseStatus(statusCode: status),
      headers: HTTPHeaders(headers.map { ($0.name, $0.value) }))
  }

  private func forward(
    _ head: HTTPRequestHead, _ body: Data, to url: String, as request: ServiceRequest,
    _ answers: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>
  ) async throws -> Bool {
    guard let url = URL(string: url) else { return false }
    var copy = URLRequest(url: url)
    copy.httpMethod = head.method.rawValue
    if !body.isEmpty { copy.httpBody = body }
    for (name, value) in head.headers
    where !["accept-encoding", "connection", "content-length", "expect", "host"].contains(
      name.lowercased())
    {
      copy.addValue(value, forHTTPHeaderField: name)
    }
    let (date, start) = (Date(), ContinuousClock.now)
    var (status, headers, content) = (0, [HTTPArchive.Field](), Data())
    var isWhole = true
    do {
      for try await part in forwarder.parts(of: copy) {
        switch part {
        case .head(let newStatus, let newHeaders):
          (status, headers) = (newStatus, newHeaders)
          let forwarded = headers.filter {
            $0.name.lowercased() == "set-cookie"
              || !ServiceAnswer.dropped.contains($0.name.lowercased())
          }
          try await answers.write(.head(responseHead(status, forwarded)))
        case .body(let data):
          content += data
          try await answers.write(.body(.byteBuffer(ByteBuffer(bytes: data))))
        }
      }
      if status != 0 { try await answers.write(.end(nil)) }
    } catch { isWhole = false }
    let answer = ServiceAnswer(status: status, headers: headers, body: content)
    keep(
      HTTPArchive.Entry(
        request, answer, at: date, after: (ContinuousClock.now - start) / .seconds(1)))
    return isWhole && status != 0
  }

  private func keep(_ entry: HTTPArchive.Entry) {
    state.withLockedValue { state in
      do { try state.writer?.add(entry) } catch {
        state.failure = "The answers can't be kept: \(error.localizedDescription)"
      }
    }
  }
}
