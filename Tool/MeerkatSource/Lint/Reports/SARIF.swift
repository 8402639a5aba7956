import Foundation

/// The part of SARIF 2.1.0 that a linter needs.
struct SARIF: Encodable {
  struct Text: Encodable { let text: String }

  struct Descriptor: Encodable {
    let id: String
    let shortDescription: Text
  }

  struct Driver: Encodable {
    let name = "meerkat"
    let rules = Rule.allCases.map {
      Descriptor(id: $0.rawValue, shortDescription: Text(text: $0.summary))
    }
  }

  struct Tool: Encodable { let driver = Driver() }

  struct Artifact: Encodable { let uri: String }

  struct Region: Encodable { let startLine, startColumn: Int }

  struct PhysicalLocation: Encodable {
    let artifactLocation: Artifact
    let region: Region
  }

  struct Place: Encodable { let physicalLocation: PhysicalLocation }

  struct Result: Encodable {
    let ruleId, level: String
    let message: Text
    let locations: [Place]
  }

  struct Run: Encodable {
    let tool = Tool()
    let results: [Result]
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  init(_ findings: [Finding]) { runs = [Run(results: findings.map(Result.init))] }
}

extension SARIF.Result {
  fileprivate init(_ finding: Finding) {
    let place = finding.location
    let uri = place.file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? place.file
    self.init(
      ruleId: finding.rule, level: finding.severity.rawValue,
      message: SARIF.Text(text: finding.message),
      locations: [
        SARIF.Place(
          physicalLocation: SARIF.PhysicalLocation(
            artifactLocation: SARIF.Artifact(uri: uri),
            region: SARIF.Region(startLine: place.line, startColumn: place.column)))
      ])
  }
}
