import SwiftSyntax

/// The rules for flows, and for the actions that they answer.
struct FlowRules {
  let package: SourcePackage
  let declarations: Declarations
  private let reader: FlowReader

  init(package: SourcePackage) {
    self.package = package
    declarations = package.declarations
    reader = FlowReader(declarations: declarations)
  }

  func findings() async -> [Finding] {
    let flows = reader.flows.filter { !$0.file.isTest && $0.kind == .class }
    let screens = await flows.mapInParallel { self.missingScreens(of: $0) }
    return await screens.joined() + strongParents(flows) + unansweredActions()
  }
}

extension FlowRules {
  /// Destinations for which `screen(for:)` shows nothing.
  func missingScreens(of flow: TypeDeclaration) -> [Finding] {
    guard let screen = flow.functions.first(where: { $0.signature == "screen(for:)" }),
      let body = screen.body, let choice = body.all(SwitchExprSyntax.self).first,
      choice.subject.lastName
        == screen.parameters.first.map({ ($0.secondName ?? $0.firstName).text }),
      let destinations = reader.destinations(of: flow, isView: false)
    else { return [] }
    let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    return destinations.cases.compactMap { destination in
      guard let shown = cases.first(where: { $0.covers(destination.name) }), shown.showsNothing,
        !hasDialog(for: destination.name, in: flow)
      else { return nil }
      return Finding(
        .destinationWithoutScreen, at: destination.location,
        "\(flow.shortName) has no screen for the destination \(destination.name).",
        "Return its screen from screen(for:), or its dialog from dialog(for:).")
    }
  }

  /// Whether `dialog(for:)` speaks of a destination.
  private func hasDialog(for name: String, in flow: TypeDeclaration) -> Bool {
    let body = flow.functions.first { $0.signature == "dialog(for:)" }?.body
    return body?.all(MemberAccessExprSyntax.self).contains {
      $0.name == name
    } ?? false
  }
}

extension SwitchCaseSyntax {
  /// Whether a case matches all values of one of an enumeration's cases.
  fileprivate func covers(_ name: String) -> Bool {
    guard case .case(let label) = label else { return true }
    return label.caseItems.contains { item in
      item.whereClause == nil
        && item.pattern.all(MemberAccessExprSyntax.self).first?.name
          == name
    }
  }

  /// Whether the case has nothing to show: an empty view or a stop.
  fileprivate var showsNothing: Bool {
    guard statements.count == 1, let item = statements.first?.item else { return false }
    let expression =
      item.as(ExprSyntax.self) ?? item.as(ReturnStmtSyntax.self)?.expression
      ?? item.as(ExpressionStmtSyntax.self)?.expression
    let call = expression?.as(FunctionCallExprSyntax.self)
    return ["EmptyView", "fatalError", "preconditionFailure"].contains(call?.calledName ?? "")
  }
}
