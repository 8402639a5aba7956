import SwiftSyntax

extension ViewRules {
  /// Links, sheets and windows that name the next screen.
  var namedDestinations: [Finding] {
    view.calls.compactMap { call, member in
      guard let name = destination(of: call) else { return nil }
      return Finding(
        .namesDestination, at: member.file.location(of: place(of: call)),
        "\(view.name) names \(name) as what comes next, so it can only be used there.",
        "Report what the user did, and let the flow show \(name).")
    } + newRoots
  }

  /// Where a call begins to be about the destination: at its own name, below a chain of modifiers.
  private func place(of call: FunctionCallExprSyntax) -> Syntax {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return Syntax(call)
    }
    return Syntax(access.declName)
  }

  private func destination(of call: FunctionCallExprSyntax) -> String? {
    switch call.calledName {
    case "NavigationLink": linkDestination(of: call)
    case .some(let name) where KnownViews.presentations.contains(name) && call.base != nil:
      content(of: call).flatMap { views.names(in: $0).first }
    case .some(let name): windowDestination(of: call, named: name)
    case nil: nil
    }
  }

  private func linkDestination(of link: FunctionCallExprSyntax) -> String? {
    if let value = link.argument("value") {
      return value.isConstantCase ? value.trimmedDescription : nil
    }
    if let destination = link.argument("destination") {
      return views.names(in: destination).first
    }
    return link.trailingClosure.flatMap { views.names(in: $0).first }
  }

  /// The closure that makes the presented view; another one may come before it.
  private func content(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    call.argument("content") ?? call.argument("destination")
      ?? call.trailingClosure.map { ExprSyntax($0) }
  }

  /// `openWindow(id: "settings")`, by the environment.
  private func windowDestination(of call: FunctionCallExprSyntax, named name: String) -> String? {
    let keys: Set<String> = ["openWindow", "pushWindow", "openSettings", "openImmersiveSpace"]
    guard call.base?.isSelf ?? true,
      let property = view.properties.first(where: { $0.name == name }),
      let key = property.environmentKey, keys.contains(key)
    else { return nil }
    guard let argument = call.arguments.first?.expression else { return "a window" }
    return "the window \(argument.trimmedDescription)"
  }

  /// `window.rootViewController = UIHostingController(rootView: HomeView())`.
  private var newRoots: [Finding] {
    view.members.flatMap { member in
      member.accesses.compactMap { access in
        guard access.name == "rootViewController", ExprSyntax(access).assigned != nil else {
          return nil
        }
        return Finding(
          .namesDestination, at: member.file.location(of: access.declName),
          "\(view.name) replaces the root of the window.",
          "Report what the user did, and let the app show another flow.")
      }
    }
  }
}
