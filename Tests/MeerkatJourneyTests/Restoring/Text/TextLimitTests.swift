import MeerkatJourney
import Testing

/// Long, deep and forged texts are read in time, or refused.
struct TextLimitTests {
  /// A list in a list, as deep as it is wanted.
  private enum Nest: Codable {
    indirect case list(Nest)
    case end

    init(levels: Int) {
      self = (0..<levels).reduce(.end) { nest, _ in .list(nest) }
    }

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      self = list.isAtEnd ? .end : .list(try list.decode(Nest.self))
    }

    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      if case .list(let nest) = self { try list.encode(nest) }
    }
  }

  @Test func fiveHundredAndTwelveLevelsAreWrittenAndRead() throws {
    let text = try ArchiveEncoder().text(of: Nest(levels: 511))
    #expect(text == String(repeating: "[", count: 512) + String(repeating: "]", count: 512))
    _ = try ArchiveDecoder().decode(Nest.self, from: text)
    _ = try Coder.foundation.decode(Nest.self, from: text)
  }

  @Test func oneLevelMoreIsRefused() {
    #expect(throws: EncodingError.self) { try ArchiveEncoder().encode(Nest(levels: 512)) }
    for count in [513, 1_000_000] {
      let text = String(repeating: "[", count: count) + String(repeating: "]", count: count)
      #expect(throws: DecodingError.self) { try ArchiveDecoder().decode(Nest.self, from: text) }
    }
  }

  @Test func aTextHasNoMoreBytesThanItMay() throws {
    let value = ["ab", "cd"]
    let text = #"["ab","cd"]"#
    #expect(try ArchiveEncoder(mostBytes: 11).text(of: value) == text)
    #expect(try ArchiveDecoder(mostBytes: 11).decode([String].self, from: text) == value)
    #expect(throws: DecodingError.self) {
      try ArchiveDecoder(mostBytes: 10).decode([String].self, from: text)
    }
    for most in -1...10 {
      #expect(throws: EncodingError.self) { try ArchiveEncoder(mostBytes: most).encode(value) }
      #expect(throws: EncodingError.self) {
        try ArchiveEncoder(mostBytes: most).encode(["a long name": [Int]()])
      }
    }
  }

  @Test func aLargeObjectIsReadInAnyOrder() throws {
    let numbers = (0..<100_000).map { $0 * 7_919 % 100_000 }
    let text = "{" + numbers.map { #""\#($0)":\#($0)"# }.joined(separator: ",") + "}"
    let read = try ArchiveDecoder().decode([String: Int].self, from: text)
    #expect(read == Dictionary(uniqueKeysWithValues: numbers.map { (String($0), $0) }))

    struct Sorted: Decodable {
      var sum = 0

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: TextContainerTests.Key.self)
        for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
          sum += try container.decode(Int.self, forKey: key)
        }
        let missing: TextContainerTests.Key = "none"
        for _ in 0..<100_000 where container.contains(missing) { sum += 1 }
      }
    }
    #expect(try ArchiveDecoder().decode(Sorted.self, from: text).sum == numbers.reduce(0, +))
  }

  @Test func aLargeObjectWithANameTwiceIsRefused() {
    let members = (0..<100_000).map { #""\#($0)":0"# }.joined(separator: ",")
    #expect(throws: DecodingError.self) {
      try ArchiveDecoder().decode([String: Int].self, from: #"{\#(members),"500":1}"#)
    }
  }

  @Test func anErrorInEachOfManyElementsCostsNoMoreThanItsPath() throws {
    struct Lenient: Decodable {
      let isText: Bool

      init(from decoder: any Decoder) throws {
        isText = (try? decoder.singleValueContainer().decode(String.self)) != nil
      }
    }
    let name = String(repeating: "n", count: 1_000_000)
    let elements = Array(repeating: "7", count: 100_000).joined(separator: ",")
    let read = try ArchiveDecoder().decode(
      [String: [Lenient]].self, from: #"{"\#(name)":[\#(elements)]}"#)
    #expect(read[name]?.map(\.isText) == Array(repeating: false, count: 100_000))
  }

  @Test func numbersOfManyDigitsAreReadOrRefused() throws {
    let digits = String(repeating: "3", count: 1_000_000)
    #expect(try ArchiveDecoder().decode(Double.self, from: "0.\(digits)") == 1 / 3)
    #expect(throws: DecodingError.self) { try ArchiveDecoder().decode(Int.self, from: digits) }
    #expect(throws: DecodingError.self) { try ArchiveDecoder().decode(Double.self, from: digits) }
    #expect(try ArchiveDecoder().decode(Double.self, from: "1e-999999999") == 0)
  }
}
