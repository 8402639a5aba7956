import Foundation
import MeerkatJourney
import Testing

/// Both coders write the same text, and each reads what the other writes.
struct TextFormTests {
  @Test(arguments: [
    0, 1, -1, 0.5, -0.0, 7, 1e15, 1e16, 1e17, 1e300, 1e-7, .leastNonzeroMagnitude,
    .leastNormalMagnitude,
    .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .pi, 0.1, 1 / 3, 0x1p53, 0x1p53 + 2,
    123_456_789_012_345_680, 9_223_372_036_854_775_808,
  ])
  func doubles(value: Double) throws {
    try expectAgreement(value)
    try expectAgreement([Float(value)].filter(\.isFinite))
  }

  @Test func numbersAtTheirLimits() throws {
    try expectAgreement([Int8.min, 0, .max])
    try expectAgreement([Int16.min, 0, .max])
    try expectAgreement([Int32.min, 0, .max])
    try expectAgreement([Int64.min, 0, .max])
    try expectAgreement([Int.min, 0, .max])
    try expectAgreement([UInt8.min, .max])
    try expectAgreement([UInt16.min, .max])
    try expectAgreement([UInt32.min, .max])
    try expectAgreement([UInt64.min, .max])
    try expectAgreement([UInt.min, .max])
  }

  @Test(arguments: [
    "", "plain", "task/7", "“Größe” 🦦👩‍👩‍👧", "e\u{301}", "\u{FEFF}", "\u{2028}\u{2029}", "\u{7F}\u{80}",
    "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1}\u{1F} ", "\u{FFFD}\u{10FFFF}\u{FFFF}", "back\\slash",
  ])
  func strings(value: String) throws {
    try expectAgreement(value)
    try expectAgreement([value: [value]])
  }

  @Test func everyCharacterOfOneByte() throws {
    try expectAgreement((0..<0x80).map { String(Unicode.Scalar(UInt8($0))) })
  }

  @Test func emptyContainersAndNil() throws {
    try expectAgreement([Int]())
    try expectAgreement([String: Int]())
    try expectAgreement([[Int]]([[], [1], []]))
    try expectAgreement([nil, 1, nil] as [Int?])
    try expectAgreement(["a": nil, "b": 1] as [String: Int?])
    try expectAgreement(Int?.none)
    try expectAgreement(true)
  }

  @Test func dictionaries() throws {
    try expectAgreement(Dictionary(uniqueKeysWithValues: (0..<100).map { ("key\($0)", $0) }))
    try expectAgreement([3: "three", -1: "less", 20: "twenty"])
    try expectAgreement([["odd", "key"]: 1])
  }

  enum Shape: Codable, Equatable {
    indirect case twice(Shape, Shape)
    case circle(radius: Double), square(Double, name: String?), none
  }

  @Test func enumerationsAndStructures() throws {
    try expectAgreement(Shape.none)
    try expectAgreement(Shape.square(2, name: nil))
    try expectAgreement(
      Shape.twice(.circle(radius: 0.5), .twice(.square(-1, name: "é"), .none)))
  }

  @Test func foundationsValuesThatCodeThemselves() throws {
    try expectAgreement(Date(timeIntervalSinceReferenceDate: 800_000_000.25))
    try expectAgreement([UUID()])
    try expectAgreement(IndexPath(indexes: [1, 2, 3]))
  }

  class Animal: Codable {
    var name = "Otter"
  }

  final class Pet: Animal {
    var age = 3

    private enum Key: CodingKey { case age }

    override init() { super.init() }

    required init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      age = try container.decode(Int.self, forKey: .age)
      try super.init(from: container.superDecoder())
    }

    override func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(age, forKey: .age)
      try super.encode(to: container.superEncoder())
    }
  }

  @Test(arguments: Coder.allCases, Coder.allCases)
  func classesThatInherit(writer: Coder, reader: Coder) throws {
    let pet = Pet()
    (pet.name, pet.age) = ("Mink", 7)
    let text = try writer.text(of: [pet])
    #expect(text == #"[{"age":7,"super":{"name":"Mink"}}]"#)
    let read = try #require(try reader.decode([Pet].self, from: text).first)
    #expect((read.name, read.age) == ("Mink", 7))
  }
}
