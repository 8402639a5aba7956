/// Leaves out findings that a comment has turned off, and finds comments that turn off nothing.
enum Suppressions {
  static func apply(to findings: [Finding], in package: SourcePackage) async -> [Finding] {
    let byFile = Dictionary(grouping: findings) { $0.location.file }
    let files = await package.files.mapInParallel { file in
      apply(Directive.all(in: file), to: byFile[file.path] ?? [])
    }
    return files.joined().sorted()
  }

  /// Returns the texts of files without the comments that turn off nothing.
  static func textsWithoutSuperfluous(
    _ findings: [Finding], in package: SourcePackage
  ) async -> [String: String] {
    let byFile = Dictionary(grouping: findings) { $0.location.file }
    let files = await package.files.mapInParallel { file -> (String, String)? in
      let directives = Directive.all(in: file)
      let areas = areas(of: directives)
      let unused = areas.filter { area in !(byFile[file.path] ?? []).contains(where: area.covers) }
      return FixedLines(file, directives, unused).text.map { (file.path, $0) }
    }
    return Dictionary(uniqueKeysWithValues: files.compactMap(\.self))
  }

  private static func apply(_ directives: [Directive], to findings: [Finding]) -> [Finding] {
    let areas = areas(of: directives)
    var remaining: [Finding] = []
    var used: Set<Int> = []
    for finding in findings {
      let covering = areas.indices.filter { areas[$0].covers(finding) }
      if covering.isEmpty { remaining.append(finding) }
      used.formUnion(covering)
    }
    let superfluous = areas.indices.filter { !used.contains($0) }.map { areas[$0].superfluous }
    return remaining + Set(superfluous) + directives.flatMap(\.unknownRules)
  }

  /// Where each rule of each directive is off; a region ends where the rule is turned on again.
  private static func areas(of directives: [Directive]) -> [Area] {
    directives.enumerated().flatMap { index, directive -> [Area] in
      let rules =
        directive.isAll ? [nil] : directive.rules.sorted { $0.rawValue < $1.rawValue }.map { $0 }
      func end(_ rule: Rule?) -> Int {
        let end = directives[(index + 1)...].first { $0.ends(rule) }?.location.line ?? .max
        return max(directive.location.line, end)
      }
      return rules.compactMap { rule -> Area? in
        switch directive.reach {
        case .lines(let lines): return Area(rule: rule, lines: lines, origin: directive.location)
        case .ends: return nil
        case .toEnd:
          let ends = rule == nil ? Rule.allCases.map { ($0.rawValue, end($0)) } : []
          return Area(
            rule: rule, lines: directive.location.line...end(rule), origin: directive.location,
            ends: Dictionary(uniqueKeysWithValues: ends))
        }
      }
    }
  }
}

/// Lines in which a rule is off; all rules, without one.
struct Area {
  let rule: Rule?
  let lines: ClosedRange<Int>
  let origin: Location
  /// Of all rules, where each is on again before the others.
  var ends: [String: Int] = [:]

  func covers(_ finding: Finding) -> Bool {
    lines.contains(finding.location.line) && (rule == nil || rule?.rawValue == finding.rule)
      && finding.location.line <= ends[finding.rule] ?? .max
  }

  var superfluous: Finding {
    Finding(
      .superfluousDisable, at: origin, "\(rule?.rawValue ?? "No rule") finds nothing here.",
      "Remove the comment.")
  }
}

extension Directive {
  /// Whether the directive turns a rule on again.
  fileprivate func ends(_ rule: Rule?) -> Bool {
    guard case .ends = reach else { return false }
    return isAll || rule.map(rules.contains) ?? false
  }

  fileprivate var unknownRules: [Finding] {
    unknown.map {
      Finding(
        .unknownRule, at: location, "There is no rule \($0).",
        "meerkat lint --rules lists the rules that there are.")
    }
  }
}
