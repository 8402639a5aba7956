import Foundation
import Testing
import MeerkatOS

/// What a message says to somebody who may read everything, and to anybody.
struct MessageTests {
  private struct Customer: CustomStringConvertible {
    let description = "Ada"
  }

  private enum Failure: Error {
    case offline
  }

  private static let name = "Ada"

  @Test(
    arguments: [
      ("plain", "plain", "plain"),
      ("\(3) of \(UInt8(4)), \(2.5), \(Float(0.5))", "3 of 4, 2.500000, 0.500000", nil),
      ("\(true) \(true, format: .answer)", "true yes", nil),
      ("\(name)", "Ada", "<private>"),
      ("\(name, privacy: .public) \(name, privacy: .auto)", "Ada Ada", "Ada <private>"),
      ("\(7, privacy: .private) \(7, privacy: .sensitive)", "7 7", "<private> <private>"),
      ("\(Customer()) \(Customer(), privacy: .public)", "Ada Ada", "<private> Ada"),
      (
        "\(Failure.offline) \(Failure.offline, privacy: .public)", "offline offline",
        "<private> offline"
      ),
      ("\(Customer.self)", "Customer", nil),
      ("\(255, format: .hex(includePrefix: true)) \(8, format: .octal)", "0xff 10", nil),
      ("\(5, format: .decimal(explicitPositiveSign: true, minDigits: 3))", "+005", nil),
      ("\(3.14159, format: .fixed(precision: 2))", "3.14", nil),
      ("\(name, align: .left(columns: 5), privacy: .public)|", "Ada  |", nil),
      ("\(7, align: .right(columns: 3))|", "  7|", nil),
    ] as [(OSLogMessage, String, String?)])
  func valuesAreShownOrHidden(message: OSLogMessage, shown: String, hidden: String?) {
    #expect(message.text(hidesPrivateValues: false) == shown)
    #expect(message.text(hidesPrivateValues: true) == hidden ?? shown)
  }

  @Test(
    arguments: [
      ("100 %", [], "100 %", "100 %"),
      ("%d%% of %u", [50, UInt(9)], "50% of 9", "50% of 9"),
      ("%@ %{public}@ %s", ["a", "b", "c"], "a b c", "<private> b <private>"),
      ("%{private}d %{public, mask.hash}@", [7, "a"], "7 a", "<private> a"),
      ("%.2f %5ld %04x", [2.5, 42, 255], "2.50    42 00ff", "2.50    42 00ff"),
      ("%ld and %@", [1], "1 and %@", "1 and %@"),
    ] as [(String, [any Sendable], String, String)])
  func formatsAreFilled(format: String, values: [any Sendable], shown: String, hidden: String) {
    let message = OSLogMessage(format: format, values: values)
    #expect(message.text(hidesPrivateValues: false) == shown)
    #expect(message.text(hidesPrivateValues: true) == hidden)
  }

  @Test func aHashTellsEqualValuesFromOthers() {
    let hash = { (name: String) -> String in
      let message: OSLogMessage = "\(name, privacy: .private(mask: .hash))"
      return message.text(hidesPrivateValues: true)
    }
    #expect(hash("Ada").hasPrefix("<mask.hash: '"))
    #expect(hash("Ada") == hash("Ada"))
    #expect(hash("Ada") != hash("Bob"))
  }

  @Test func aDebugBuildShowsPrivateValues() {
    #if DEBUG
      #expect(("\(Self.name)" as OSLogMessage).text() == "Ada")
    #else
      #expect(("\(Self.name)" as OSLogMessage).text() == "<private>")
    #endif
  }
}
