import Foundation

/// The part of SARIF 2.1.0 that a linter needs.
extension JSON {
  /// Creates a log of findings.
  init(sarif findings: [Finding]) {
    let rules = Rule.allCases.map { rule -> JSON in
      ["id": .string(rule.rawValue), "shortDescription": ["text": .string(rule.summary)]]
    }
    self = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": ["name": "meerkat", "rules": .array(rules)]],
          "results": .array(findings.map { JSON(result: $0) }),
        ]
      ],
    ]
  }

  private init(result finding: Finding) {
    let place = finding.location
    let uri = place.file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? place.file
    let region: JSON = [
      "startLine": .integer(place.line), "startColumn": .integer(place.column),
    ]
    self = [
      "ruleId": .string(finding.rule), "level": .string(finding.severity.rawValue),
      "message": ["text": .string(finding.message)],
      "locations": [
        ["physicalLocation": ["artifactLocation": ["uri": .string(uri)], "region": region]]
      ],
    ]
  }
}
