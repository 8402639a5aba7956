import SwiftSyntax

extension ViewRules {
  /// Values that `onAppear` or `task` sets, and by which the view shows another screen.
  var appearances: [Finding] {
    view.properties.flatMap { property -> [Finding] in
      let uses = view.uses(of: property.name)
      return uses.compactMap { use in
        guard let call = use.appearance, use.goes, leads(uses, from: use, in: call) else {
          return nil
        }
        return Finding(
          .navigatesOnAppear, at: use.member.file.location(of: use.access),
          "\(view.name) goes elsewhere because it has appeared, not because of its user.",
          "Let the flow decide what follows, before it shows this screen or after a time.")
      }
    }
  }

  /// Whether a value that has been set shows another screen: a sheet or a link is bound to it, a
  /// router is told, or, after a time, the body shows one view in the place of another.
  private func leads(_ uses: [Use], from use: Use, in call: FunctionCallExprSyntax) -> Bool {
    if use.isCalled, use.members.last != "toggle" { return true }
    if uses.contains(where: { $0.isBinding && $0.presents }) { return true }
    guard call.waits else { return false }
    return uses.contains { other in
      guard let condition = other.access.choosing else { return false }
      let branches =
        [Syntax(condition.body)] + [condition.elseBody.map { Syntax($0) }].compactMap { $0 }
      return branches.count == 2 && branches.contains { !views.names(in: $0).isEmpty }
    }
  }
}

extension Use {
  /// Whether a sheet, cover, link or destination is bound to the use.
  var presents: Bool {
    guard access.parent?.is(LabeledExprSyntax.self) == true,
      let call = access.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    let name = call.calledName ?? ""
    return KnownViews.presentations.contains(name) || name == "NavigationLink"
  }

  /// The `onAppear` or `task` that the use is in.
  fileprivate var appearance: FunctionCallExprSyntax? {
    access.surroundingCalls.first {
      ["onAppear", "task"].contains($0.calledName ?? "") && $0.base != nil
    }
  }

  /// Whether the use sets a flag, or tells a router.
  fileprivate var goes: Bool {
    if members == ["toggle"] { return true }
    if let assigned { return assigned.is(BooleanLiteralExprSyntax.self) }
    guard isCalled, let last = members.last else { return false }
    return Words(last).isJourney
      || (Words(last).isOrder
        && ["push", "present", "pop", "dismiss"].contains(Words(last).all.first))
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call lets time pass.
  fileprivate var waits: Bool {
    all(FunctionCallExprSyntax.self).contains {
      ["asyncAfter", "scheduledTimer", "sleep"].contains($0.calledName ?? "")
    }
  }
}

extension ExprSyntax {
  /// The `if` whose condition is this value alone.
  fileprivate var choosing: IfExprSyntax? {
    let first = ancestors.first {
      !$0.is(PrefixOperatorExprSyntax.self) && !$0.is(TupleExprSyntax.self)
        && !$0.is(LabeledExprSyntax.self) && !$0.is(LabeledExprListSyntax.self)
    }
    return first?.as(ConditionElementSyntax.self)?.parent?.parent?.as(IfExprSyntax.self)
  }
}
