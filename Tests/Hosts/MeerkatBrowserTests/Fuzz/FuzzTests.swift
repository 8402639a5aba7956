import Foundation
import MeerkatBrowser
import MeerkatUI
import NIOCore
import Testing

/// Whatever comes from the network, the server goes on.
struct FuzzTests {
  @Test func whateverIsReadAsAnEventIsOneOrIsMalformed() async throws {
    var mutations = try Mutations(of: "frames", unescapes: false)
    var read = 0
    try await mutations.forEach(20_000) { bytes in
      guard let text = String(validating: bytes, as: UTF8.self) else { return }
      do throws(ClientEvent.Malformed) {
        let event = try ClientEvent(text)
        #expect(event.sequence >= 0 && event.id >= 0)
        read += 1
      } catch {
        #expect(error.description.hasPrefix("malformed event: "))
      }
    }
    #expect(read > 100)
  }

  @MainActor
  @Test func whateverAPageReportsTheAppGoesOn() async throws {
    var mutations = try Mutations(of: "frames", unescapes: false)
    let page = FakePage(Everything())
    page.connect()
    var number = 0
    try await mutations.forEach(1_500) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      // The number of an event is above the last one's, and the ids are those of the page.
      number += 1
      let rest = text.split(separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
      let frame = "[\(number),\(rest.count > 1 ? String(rest[1]) : text)"
      try? page.session.receive(frame)
      try? page.session.receive(frame.replacing(/",\d+/) { _ in "\",\(number % 60)" })
      _ = page.take()
    }
    page.session.disconnect()
    page.connect()
    #expect(page.take().count == 1)
  }

  @Test(.timeLimit(.minutes(90)))
  func whateverIsAskedForTheServerAnswersOrHangsUp() async throws {
    var mutations = try Mutations(of: "requests", unescapes: true)
    try await RunningServer.with {
      $0.pageRatePerAddress = RateLimit(perSecond: 1_000_000, burst: 1_000_000)
    } _: { server in
      try await mutations.forEach(300) { bytes in
        let wire = try await server.wire()
        wire.write(ByteBuffer(bytes: bytes))
        // The server may have hung up already.
        try? await wire.finishWriting()
        let answer = await wire.answer()
        if let answer { #expect(answer.status == 101 || (200..<504).contains(answer.status)) }
      }
      #expect(try await server.page()?.status == 200)
    }
  }
}

/// One of most things that a page can report something about.
private struct Everything: View {
  @State private var text = ""
  @State private var isOn = false
  @State private var choice = 1
  @State private var isShown = false
  @SceneStorage("tab") private var tab = 0
  @AppStorage("theme") private var theme = ""

  var body: some View {
    NavigationStack {
      List {
        Button("Show \(tab) \(theme)") { isShown = true }
        TextField("Text", text: $text)
        Toggle("On", isOn: $isOn)
        Picker("Choice", selection: $choice) {
          ForEach(1..<4) { Text("\($0)").tag($0) }
        }
        NavigationLink("Further") { Text("Further") }
        GeometryReader { Text("\(Int($0.size.width))") }
        Text("Drag").gesture(DragGesture().onChanged { _ in isOn.toggle() })
        ForEach(0..<200) { Text("Row \($0)") }.onDelete { _ in }
      }
      .sheet(isPresented: $isShown) { Text("Sheet") }
      .refreshable {}
    }
  }
}
