import MeerkatBrowser
import Testing

/// Which languages a browser says that its user reads.
struct AcceptLanguageTests {
  @Test(arguments: [
    ("de-AT,de;q=0.9,en;q=0.8", ["de-AT", "de", "en"]),
    ("en;q=0.5, fr ; q=0.7,de", ["de", "fr", "en"]),
    ("en;q=0,fr;q=x,*;q=0.1,de", ["de"]),
    ("a,b,c", ["a", "b", "c"]),
    ("<script>,../../etc,é,", []),
    ("", []),
  ])
  func languagesAreSortedByTheirWeights(header: String, languages: [String]) {
    #expect(LiveRequest.languages(accepted: [header]) == languages)
  }

  @Test func aHeaderWithoutEndIsCutOff() {
    let header = (0..<100_000).map { "x\($0)" }.joined(separator: ",")
    #expect(LiveRequest.languages(accepted: [header]).count == 20)
  }
}
