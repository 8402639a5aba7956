import SwiftSyntax

extension ViewRules {
  /// Routers, coordinators, paths and flows that the view keeps and uses.
  var heldNavigation: [Finding] {
    view.properties.compactMap { property in
      if let type = property.typeName, navigators.isFlow(type, from: property.file) {
        return reads(property, type) ? flow(property, type) : nil
      }
      return holdsNavigation(property) ? navigation(property) : nil
    }
  }

  /// Whether a view takes a flow from the environment, or holds one and tells it where to go.
  ///
  /// A view in a file of the flow's is a part of the flow.
  private func reads(_ property: Property, _ type: String) -> Bool {
    let uses = view.uses(of: property.name).filter { !isHosting($0) }
    if property.wrapper("Environment", "EnvironmentObject") != nil { return !uses.isEmpty }
    return uses.contains(where: isDeciding) && !property.file.declares(type)
  }

  private func flow(_ property: Property, _ type: String) -> Finding {
    Finding(
      .readsFlow, at: property.location,
      "\(view.name) uses the flow \(type), so it can't be a part of another one.",
      "Take plain values and report what the user did; the flow answers.")
  }

  private func navigation(_ property: Property) -> Finding {
    Finding(
      .holdsNavigation, at: property.location,
      "\(view.name) navigates by itself through \(property.name).",
      "Report what the user did, as in didPressNext, and let the flow decide where to go.")
  }

  /// Whether a property is there to navigate: by its declared type, or else by how it is used.
  private func holdsNavigation(_ property: Property) -> Bool {
    let uses = view.uses(of: property.name)
    if let key = property.environmentKey { return isAction(key) && !uses.isEmpty }
    guard !property.isClosure else { return false }
    if isPath(property) {
      return uses.contains { isDeciding($0) }
        || (property.boundType != nil && !uses.allSatisfy(isHosting))
    }
    switch property.typeName.map({ navigators.answer(for: $0, from: property.file) }) ?? .unknown {
    case .navigates:
      return onlyHosts || hosts(uses)
        ? uses.contains(where: isDeciding) : !uses.allSatisfy(isHosting)
    case .doesNot: return false
    case .unknown:
      return isNamedNavigator(property) && uses.contains(where: isDeciding)
    }
  }

  /// Whether an object whose type the package doesn't declare has the name of a navigator, on the
  /// screen and not on a map or in the web.
  private func isNamedNavigator(_ property: Property) -> Bool {
    let words = Words(property.name + "_" + (property.typeName ?? ""))
    guard words.isNavigator, !words.has(["web", "browser"]) else { return false }
    guard property.value?.isLiteral != true, !property.file.imports("MapKit") else { return false }
    return !["Bool", "CGFloat", "Color", "Double", "Int", "String"].contains(
      property.typeName ?? "")
  }

  /// Values of the environment that navigate: `@Environment(\.navigate)`.
  private func isAction(_ key: String) -> Bool {
    let words = Words(key)
    if Words(words.all.last ?? "").isNavigator { return true }
    return words.isJourney || ["push", "pop"].contains(words.all.first)
  }

  /// Whether a property is the path of a stack.
  private func isPath(_ property: Property) -> Bool {
    if property.type?.plainName == "NavigationPath" || property.typeName == "NavigationPath" {
      return true
    }
    let isArray =
      (property.boundType ?? property.type)?.is(ArrayTypeSyntax.self)
      ?? property.value?.is(ArrayExprSyntax.self) ?? false
    guard isArray else { return false }
    if hosts(view.uses(of: property.name)) { return true }
    guard property.boundType != nil else { return false }
    let roles = places.roles(of: property.name, in: view.name)
    if !roles.isEmpty { return roles.contains(.path) }
    return Words(property.name).all.last == "path" && !isDrawn(property)
  }

  private func isDrawn(_ property: Property) -> Bool {
    let element = property.boundType?.as(ArrayTypeSyntax.self)?.element.plainName ?? ""
    return element.hasPrefix("CG") || element.hasPrefix("CL") || element == "UnitPoint"
  }

  /// Whether a stack, tabs or a flow are bound to one of these uses.
  private func hosts(_ uses: [Use]) -> Bool {
    uses.contains { use in
      guard let call = use.access.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
        use.access.parent?.is(LabeledExprSyntax.self) == true
      else { return false }
      return KnownViews.hosts.contains(call.calledName ?? "")
    }
  }

  /// Whether a use only gives a place to what somebody else decides.
  private func isHosting(_ use: Use) -> Bool {
    if hosts([use]) { return true }
    if use.access.parent?.is(InitializerClauseSyntax.self) == true { return true }
    return use.access.surroundingCalls.contains { call in
      let name = call.calledName ?? ""
      return KnownViews.presentations.contains(name)
        || ["environment", "environmentObject", "onOpenURL"].contains(name)
    }
  }

  /// Whether a use goes somewhere, and not in the screens that a stack or a sheet shows.
  private func isDeciding(_ use: Use) -> Bool {
    guard !isHosting(use) else { return false }
    guard let last = use.members.last else { return use.isCalled || use.changes }
    let words = Words(last)
    if use.isCalled, words.isOrder || words.isHiddenOrder { return true }
    let changes: Set<String> = [
      "append", "insert", "popLast", "remove", "removeAll", "removeFirst", "removeLast", "replace",
    ]
    guard use.changes || use.isCalled && changes.contains(last) else { return false }
    let kept = use.assigned == nil ? use.members.dropLast() : use.members[...]
    return kept.last.map { Words($0).has(ViewRules.keptPlaces) } ?? true
  }
}

extension ViewRules {
  /// Words for where a navigator keeps what is shown.
  fileprivate static let keptPlaces: Set<String> = [
    "cover", "destination", "flow", "modal", "page", "path", "paths", "popup", "presented", "root",
    "route", "routes", "screen", "sheet", "stack", "step", "tab",
  ]
}

extension ExprSyntax {
  /// Whether this is a number, a text or a Boolean value.
  fileprivate var isLiteral: Bool {
    self.is(BooleanLiteralExprSyntax.self) || self.is(StringLiteralExprSyntax.self)
      || self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
  }
}

extension SourceFile {
  /// Whether the file imports a module.
  fileprivate func imports(_ module: String) -> Bool {
    tree.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == module
    }
  }

  /// Whether the file declares a type or extends it.
  fileprivate func declares(_ type: String) -> Bool {
    tree.statements.contains { item in
      item.item.as(ClassDeclSyntax.self)?.name.identifierText == type
        || item.item.as(ExtensionDeclSyntax.self)?.extendedType.plainName == type
    }
  }
}
