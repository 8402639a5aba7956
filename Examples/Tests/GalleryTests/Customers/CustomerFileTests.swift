import Foundation
import GalleryRooms
import Testing

@MainActor
struct CustomerFileTests {
  @Test func aThousandCustomersComeWithTheApp() throws {
    let customers = try CustomerFile.bundled().get()
    let found = (1...1_000).compactMap { customers[$0] }
    #expect(found.map(\.id) == Array(1...1_000))
    #expect(customers[0] == nil)
    #expect(customers[1_001] == nil)
  }

  @Test(
    "Quotes, commas and letters of many languages are read as they are",
    arguments: [
      (7, "Seán \"Jack\" O'Neill", "Athens"),
      (1, "Nour Lambert", "Valparaíso"),
    ])
  func bundledNames(id: Customer.ID, name: String, city: String) throws {
    let customer = try CustomerFile.bundled().get()[id]
    #expect(customer?.name == name)
    #expect(customer?.city == city)
  }

  @Test(
    "A quoted value may hold commas, quotes and line breaks",
    arguments: [
      (#""King, Jr.""#, "King, Jr."),
      (#""Seán ""Jack"" O'Neill""#, #"Seán "Jack" O'Neill"#),
      ("\"two\nlines\"", "two\nlines"),
      ("李小龍 🐉", "李小龍 🐉"),
      (#"<b>&amp;</b>"#, #"<b>&amp;</b>"#),
    ])
  func values(written: String, name: String) throws {
    let customers = try CustomerFile.read(lines: "1,\(written),Engines,London,a@example.com")
    #expect(try customers.get()[1]?.name == name)
  }

  @Test func aFileThatIsNotThereIsReported() throws {
    guard case .failure(let error) = CustomerFile.read(nil, named: "few.csv") else {
      Issue.record("The file was read.")
      return
    }
    #expect(error == .missing(file: "few.csv"))
  }

  @Test func aFileThatCannotBeReadIsReported() throws {
    let url = URL(filePath: "/nowhere/few.csv")
    guard
      case .failure(.unreadable(let file, let reason)) = CustomerFile.read(url, named: "few.csv")
    else {
      Issue.record("The file was read.")
      return
    }
    #expect(file == "few.csv")
    #expect(!reason.isEmpty)
  }

  @Test(
    "A line that does not fit is named, with the reason",
    arguments: [
      ("x,Émile Zola,Letters,Paris,emile@example.com", "The column “id” is not a number."),
      ("2,,Letters,Paris,emile@example.com", "The column “name” is empty or missing."),
      ("2,Émile Zola", "The column “company” is empty or missing."),
    ])
  func brokenLine(line: String, reason: String) throws {
    let read = try CustomerFile.read(lines: "1,Ada Lovelace,Engines,London,ada@example.com", line)
    guard case .failure(let error) = read else {
      Issue.record("The file was read.")
      return
    }
    #expect(error == .broken(file: "few.csv", line: 3, reason: reason))
  }

  @Test func theLineIsThatOfTheFileAlsoBelowAValueOfSeveralLines() throws {
    let read = try CustomerFile.read(
      lines: "1,\"Ada\nLovelace\",Engines,London,ada@example.com", "2,Émile Zola")
    guard case .failure(.broken(_, let line, _)) = read else {
      Issue.record("The file was read.")
      return
    }
    #expect(line == 4)
  }
}
