import Foundation
import MeerkatJourney
import Testing

struct ArchivedValueTests {
  static let values: [(value: ArchivedValue, saved: String)] = [
    (.bool(true), "true"),
    (.bool(false), "false"),
    (.int(0), "0"),
    (.int(1), "1"),
    (.int(.min), "-9223372036854775808"),
    (.double(0.5), "0.5"),
    (.double(7), #"{"double":"7.0"}"#),
    (.double(-0.0), #"{"double":"-0.0"}"#),
    (.double(1e300), #"{"double":"1e+300"}"#),
    (.double(.infinity), #"{"double":"inf"}"#),
    (.string(""), #""""#),
    (.string("true"), #""true""#),
    (.data([]), #"{"data":""}"#),
    (.data(Array("M".utf8)), #"{"data":"TQ=="}"#),
    (.data(Array("Ma".utf8)), #"{"data":"TWE="}"#),
    (.data(Array("Man".utf8)), #"{"data":"TWFu"}"#),
  ]

  @Test(arguments: Coder.allCases, values)
  func aValueIsSavedAndReadBack(
    coder: Coder, value: (value: ArchivedValue, saved: String)
  ) throws {
    #expect(try coder.text(of: value.value) == value.saved)
    #expect(try coder.decode(ArchivedValue.self, from: value.saved) == value.value)
  }

  @Test(arguments: values)
  func aPropertyListKeepsAValue(value: ArchivedValue, saved: String) throws {
    let data = try PropertyListEncoder().encode([value])
    #expect(try PropertyListDecoder().decode([ArchivedValue].self, from: data) == [value])
  }

  @Test func bytesAreWrittenAsFoundationWritesThem() throws {
    for count in 0...70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) }
      let saved = #"{"data":"\#(Data(bytes).base64EncodedString())"}"#
      let value = try JSONDecoder().decode(ArchivedValue.self, from: Data(saved.utf8))
      #expect(value == .data(bytes))
    }
  }

  static let refused = [
    "null", "[]", "{}", #"{"data":"T"}"#, #"{"data":"TQ"}"#, #"{"data":"TR=="}"#,
    #"{"data":"T=Q="}"#, #"{"data":"TQ==TQ=="}"#, #"{"data":"é"}"#, #"{"data":7}"#,
    #"{"double":"seven"}"#, #"{"double":7}"#,
  ]

  @Test(arguments: Coder.allCases, refused)
  func whatIsNoValueIsRefused(coder: Coder, saved: String) {
    #expect(throws: DecodingError.self) { try coder.decode(ArchivedValue.self, from: saved) }
  }
}
