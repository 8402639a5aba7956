import MeerkatBrowser
import Testing

/// What the session knows of the protocol is what its table says; `FakePage` checks all that sessions send.
struct PageProtocolTests {
  private let table = ProtocolTable.shared

  @Test func bothSidesKnowTheSameKinds() {
    #expect(Set(table.events.keys) == Set(EventKind.allCases.map(\.rawValue)))
    #expect(Set(table.changes.keys) == Set(ChangeKind.allCases.map(\.rawValue)))
  }

  @Test(arguments: [#"["q",4]"#, #"["d"]"#, #"["d",4,1]"#, #"["d","4 rows"]"#, #"["c","grey"]"#])
  func theTableRefusesAChange(_ change: String) {
    #expect(table.misfits(in: "[1,\(change)]").count == 1)
  }

  @Test(arguments: ProtocolTable.shared.events.keys.sorted())
  func anEventIsReadWithItsValues(kind: String) throws {
    let fields = try #require(table.events[kind]).filter { !$0.isRest }
    // Where fingers are follows in a form of its own: none of them, on nothing.
    let rest = kind == "w" ? ["0", "0"] : []
    let all = fields.map { $0.samples[0] }
    for (place, field) in fields.enumerated() {
      for sample in field.samples {
        var values = all
        values[place] = sample
        #expect(throws: Never.self) { try ClientEvent(frame(kind, values + rest)) }
      }
    }
    #expect(throws: Never.self) { try ClientEvent(frame(kind, all + rest)) }
    let needed = fields.prefix { !$0.isOptional }.map { $0.samples[0] }
    #expect(throws: Never.self) { try ClientEvent(frame(kind, needed + rest)) }
    #expect(throws: ClientEvent.Malformed.self) { try ClientEvent(frame(kind, all + rest + ["1"])) }
    if !needed.isEmpty {
      let less = frame(kind, needed.dropLast() + rest)
      #expect(throws: ClientEvent.Malformed.self) { try ClientEvent(less) }
    }
  }

  private func frame(_ kind: String, _ values: [String]) -> String {
    "[" + (["1", "\"\(kind)\"", "4"] + values).joined(separator: ",") + "]"
  }
}
