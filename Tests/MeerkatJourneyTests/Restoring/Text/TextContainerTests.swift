import MeerkatJourney
import Testing

/// Containers can be written to in any order, as the protocols of `Codable` allow.
struct TextContainerTests {
  struct Key: CodingKey, ExpressibleByStringLiteral {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init(stringLiteral value: String) { stringValue = value }
    init?(intValue: Int) { nil }
  }

  /// Writes itself in whatever way a test wants.
  struct Written: Encodable {
    let write: (any Encoder) throws -> Void

    func encode(to encoder: any Encoder) throws { try write(encoder) }
  }

  /// Two coders write what a function writes, and it is the same.
  private func expect(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ write: @escaping (any Encoder) throws -> Void
  ) throws {
    for coder in Coder.allCases {
      #expect(
        try coder.text(of: Written(write: write)) == text, "\(coder)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func containersThatAreWrittenByTurns() throws {
    try expect(#"{"a":[1,4],"b":{"x":2,"y":5},"c":3}"#) { encoder in
      var outer = encoder.container(keyedBy: Key.self)
      var list = outer.nestedUnkeyedContainer(forKey: "a")
      var object = outer.nestedContainer(keyedBy: Key.self, forKey: "b")
      try list.encode(1)
      try object.encode(2, forKey: "x")
      try outer.encode(3, forKey: "c")
      try list.encode(4)
      try object.encode(5, forKey: "y")
    }
  }

  @Test func namesAreSortedHoweverTheyCome() throws {
    try expect(#"{"a":1,"ab":2,"b":{"c":3,"é":4}}"#) { encoder in
      var outer = encoder.container(keyedBy: Key.self)
      var inner = outer.nestedContainer(keyedBy: Key.self, forKey: "b")
      try inner.encode(4, forKey: "é")
      try outer.encode(2, forKey: "ab")
      try inner.encode(3, forKey: "c")
      try outer.encode(1, forKey: "a")
    }
  }

  @Test func theLastValueOfANameCounts() throws {
    try expect(#"{"a":3,"b":2}"#) { encoder in
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(1, forKey: "a")
      try container.encode(2, forKey: "b")
      try container.encode(3, forKey: "a")
    }
  }

  @Test func oneContainerThatIsAskedForTwice() throws {
    try expect(#"{"a":{"x":1,"y":2},"b":[3,4],"c":5}"#) { encoder in
      var first = encoder.container(keyedBy: Key.self)
      var second = encoder.container(keyedBy: Key.self)
      var x = first.nestedContainer(keyedBy: Key.self, forKey: "a")
      var y = second.nestedContainer(keyedBy: Key.self, forKey: "a")
      try y.encode(2, forKey: "y")
      try x.encode(1, forKey: "x")
      var list = first.nestedUnkeyedContainer(forKey: "b")
      try list.encode(3)
      list = second.nestedUnkeyedContainer(forKey: "b")
      try list.encode(4)
      try second.encode(5, forKey: "c")
    }
  }

  @Test func encodersThatAreFilledLater() throws {
    try expect(#"{"late":2,"list":["so"],"super":true}"#) { encoder in
      var container = encoder.container(keyedBy: Key.self)
      let late = container.superEncoder(forKey: "late")
      let inherited = container.superEncoder()
      var list = container.nestedUnkeyedContainer(forKey: "list")
      let element = list.superEncoder()
      var value = inherited.singleValueContainer()
      try value.encode(true)
      value = late.singleValueContainer()
      try value.encode(2)
      value = element.singleValueContainer()
      try value.encode("so")
    }
  }

  @Test func whatWritesNothingIsAnEmptyObject() throws {
    try expect(#"[{},{},[],{},null]"#) { encoder in
      var list = encoder.unkeyedContainer()
      try list.encode(Written { _ in })
      _ = list.nestedContainer(keyedBy: Key.self)
      _ = list.nestedUnkeyedContainer()
      _ = list.superEncoder()
      try list.encodeNil()
    }
  }

  @Test func aValueThatIsRefusedIsLeftOut() throws {
    try expect(#"[1,{"a":1},2]"#) { encoder in
      var list = encoder.unkeyedContainer()
      try list.encode(1)
      #expect(throws: EncodingError.self) { try list.encode(Double.nan) }
      #expect(throws: EncodingError.self) { try list.encode([[1, .infinity]]) }
      #expect(list.count == 1)
      var object = list.nestedContainer(keyedBy: Key.self)
      try object.encode(1, forKey: "a")
      #expect(throws: EncodingError.self) { try object.encode(Double.nan, forKey: "b") }
      try list.encode(2)
    }
  }

  @Test func containersKnowTheirPlace() throws {
    try expect(#"{"a":[{}]}"#) { encoder in
      var outer = encoder.container(keyedBy: Key.self)
      var list = outer.nestedUnkeyedContainer(forKey: "a")
      #expect(list.codingPath.map(\.stringValue) == ["a"])
      let inner = list.nestedContainer(keyedBy: Key.self)
      #expect(inner.codingPath.map(\.stringValue) == ["a", "Index 0"])
      #expect(inner.codingPath.map(\.intValue) == [nil, 0])
      #expect(list.count == 1)
    }
  }

  @Test func userInfoIsHandedOn() throws {
    let key = try #require(CodingUserInfoKey(rawValue: "answer"))
    struct Answer: Codable, Equatable {
      var answer: Int?

      init() {}

      init(from decoder: any Decoder) throws {
        _ = try decoder.singleValueContainer().decode(Int.self)
        answer = CodingUserInfoKey(rawValue: "answer").flatMap { decoder.userInfo[$0] as? Int }
      }

      func encode(to encoder: any Encoder) throws {
        let key = CodingUserInfoKey(rawValue: "answer")
        var container = encoder.singleValueContainer()
        try container.encode(key.flatMap { encoder.userInfo[$0] as? Int })
      }
    }
    var encoder = ArchiveEncoder()
    encoder.userInfo[key] = 42
    #expect(try encoder.text(of: [Answer()]) == "[42]")
    var decoder = ArchiveDecoder()
    decoder.userInfo[key] = 43
    #expect(try decoder.decode([Answer].self, from: "[1]").map(\.answer) == [43])
  }
}
