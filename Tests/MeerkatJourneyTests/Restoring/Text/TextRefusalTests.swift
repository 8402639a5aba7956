import MeerkatJourney
import Testing

/// What is refused, with what is said about it.
struct TextRefusalTests {
  static let noJSON: [(text: String, reason: String)] = [
    ("", "The JSON ends too early."),
    (" ", "The JSON ends too early."),
    ("[1,", "The JSON ends too early."),
    (#""abc"#, "The JSON ends too early."),
    (#""\u12"#, "The JSON ends too early."),
    ("tru", "The JSON ends too early."),
    ("1.", "The JSON ends too early."),
    ("1 2", "Byte 2 does not belong in JSON at this place."),
    ("[1,]", "Byte 3 does not belong in JSON at this place."),
    (#"{"a" 1}"#, "Byte 5 does not belong in JSON at this place."),
    (#"{"a":1,}"#, "Byte 7 does not belong in JSON at this place."),
    ("{a:1}", "Byte 1 does not belong in JSON at this place."),
    ("01", "Byte 1 does not belong in JSON at this place."),
    ("+1", "Byte 0 does not belong in JSON at this place."),
    (".5", "Byte 0 does not belong in JSON at this place."),
    ("-x", "Byte 1 does not belong in JSON at this place."),
    ("1e+", "The JSON ends too early."),
    ("NaN", "Byte 0 does not belong in JSON at this place."),
    ("nul1", "Byte 3 does not belong in JSON at this place."),
    ("'a'", "Byte 0 does not belong in JSON at this place."),
    ("[1]\u{0}", "Byte 3 does not belong in JSON at this place."),
    ("\u{FEFF}1", "Byte 0 does not belong in JSON at this place."),
    ("\"a\nb\"", "Byte 2 is a control character that needs an escape."),
    (#""a\x""#, "The escape at byte 2 stands for no character."),
    (#""\u12g4""#, "The escape at byte 1 stands for no character."),
    (#""\ud83e""#, "The escape at byte 1 stands for no character."),
    (#""\ud83e\n     ""#, "The escape at byte 7 stands for no character."),
    (#""\ud83e\ud83e""#, "The escape at byte 1 stands for no character."),
    (#""\udda6\ud83e""#, "The escape at byte 1 stands for no character."),
    (#"{"a":1,"b":2,"a":3}"#, "An object has the name “a” twice."),
    (#"{"a":1,"\u0061":2}"#, "An object has the name “a” twice."),
  ]

  @Test(arguments: noJSON)
  func whatIsNoJSONIsRefused(text: String, reason: String) {
    #expect(reasonOfRefusal(of: text, as: AnyJSON.self) == reason)
  }

  /// The bytes in the middle of a string, after RFC 3629 and the Unicode standard.
  @Test(arguments: [
    [0x80], [0xC0, 0x80], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFF],
  ])
  func invalidUTF8IsRefused(bytes: [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let escape = Array(#"\n"#.utf8)
    for text in [[quote] + bytes + [quote], [quote] + escape + bytes + [quote]] {
      #expect(throws: DecodingError.self) { try ArchiveDecoder().decode(String.self, from: text) }
    }
  }

  struct Course: Codable {
    var tasks: [Task]

    struct Task: Codable {
      var id: Int8
      var name: String?
    }
  }

  static let misfits: [(text: String, reason: String)] = [
    (#"{}"#, "There is no “tasks” here. (at )"),
    (#"[]"#, "Expected an object but found a list. (at )"),
    (#"{"tasks":7}"#, "Expected a list but found a number. (at tasks)"),
    (#"{"tasks":null}"#, "Expected a list but found null. (at tasks)"),
    (#"{"tasks":[{"id":1},{}]}"#, "There is no “id” here. (at tasks/1)"),
    (#"{"tasks":[{"id":"x"}]}"#, "Expected Int8 but found a string. (at tasks/0/id)"),
    (#"{"tasks":[{"id":null}]}"#, "Expected Int8 but found null. (at tasks/0/id)"),
    (#"{"tasks":[{"id":128}]}"#, "The number 128 does not fit in Int8. (at tasks/0/id)"),
    (#"{"tasks":[{"id":-129}]}"#, "The number -129 does not fit in Int8. (at tasks/0/id)"),
    (#"{"tasks":[{"id":1.5}]}"#, "The number 1.5 does not fit in Int8. (at tasks/0/id)"),
    (#"{"tasks":[{"id":1,"name":[]}]}"#, "Expected String but found a list. (at tasks/0/name)"),
    (#"{"tasks":[{"id":true}]}"#, "Expected Int8 but found a Boolean. (at tasks/0/id)"),
  ]

  @Test(arguments: misfits)
  func whatIsSomethingElseIsRefusedWithItsPlace(text: String, reason: String) {
    #expect(reasonOfRefusal(of: text, as: Course.self, withPath: true) == reason)
  }

  @Test(arguments: ["1e400", "-1e400", "1" + String(repeating: "0", count: 400)])
  func aNumberThatIsTooLargeIsRefused(text: String) {
    for coder in Coder.allCases {
      #expect(throws: DecodingError.self) { try coder.decode(Double.self, from: text) }
    }
  }

  @Test func aWholeNumberWithAFractionIsReadWhereItIsExact() throws {
    for coder in Coder.allCases {
      #expect(try coder.decode([Int].self, from: "[7.0,1e2,-5E-0,-0,-0.0]") == [7, 100, -5, 0, 0])
      #expect(throws: DecodingError.self) { try coder.decode(Int.self, from: "7.5") }
    }
    #expect(throws: DecodingError.self) {
      try ArchiveDecoder().decode(Int.self, from: "9007199254740993.0")
    }
  }

  @Test(arguments: [
    ("Double.nan", [["a": Double.nan]], "nan"), ("infinity", [["a": .infinity]], "inf"),
    ("-infinity", [["a": -.infinity]], "-inf"),
  ])
  func aNumberThatIsNotFiniteIsNotWritten(_: String, value: [[String: Double]], name: String) {
    let error = #expect(throws: EncodingError.self) { try ArchiveEncoder().encode(value) }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(context.codingPath.map(\.stringValue) == ["Index 0", "a"])
    #expect(
      context.debugDescription == "\(name) is no number in JSON. Write a finite one, or a string.")
  }

  /// The reason why a text is not read as a type.
  private func reasonOfRefusal<Value: Decodable>(
    of text: String, as type: Value.Type, withPath: Bool = false
  ) -> String? {
    let error = #expect(throws: DecodingError.self) {
      try ArchiveDecoder().decode(type, from: text)
    }
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
      return context.debugDescription
        + (withPath ? " (at \(path.joined(separator: "/")))" : "")
    default: return nil
    }
  }
}
