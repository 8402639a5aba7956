import SwiftSyntax

extension ViewRules {
  /// Actions that are named as orders: the view's own, a presenter's, a store's, notifications.
  var orders: [Finding] { ownOrders + calledOrders + handedOrders }

  private func order(_ name: String, at location: Location) -> Finding {
    Finding(
      .callsOrder, at: location,
      "\(view.name) calls \(name), which tells its parent what to do.",
      "Name the action by what the user did, as in \(Words(name).fact).")
  }

  /// `let openSettings: () -> Void`.
  private var ownOrders: [Finding] {
    view.properties.filter { property in
      guard property.isClosure, property.environmentKey == nil, !isQuestion(property) else {
        return false
      }
      let words = Words(property.name)
      guard words.isOrder || words.isHiddenOrder, !opensWeb(property) else { return false }
      return !view.uses(of: property.name).isEmpty
    }.map { order($0.name, at: $0.location) }
  }

  /// A closure that takes a URL may lead to the web.
  private func opensWeb(_ property: Property) -> Bool {
    property.type?.function?.parameters.first?.type.plainName == "URL"
  }

  /// A closure that returns something is asked, not told.
  private func isQuestion(_ property: Property) -> Bool {
    let result = property.type?.function?.returnClause.type.trimmedDescription ?? "Void"
    return !["Void", "()"].contains(result)
  }

  /// Functions that are handed to a control: `Button("Close", action: presenter.close)`.
  private var handedOrders: [Finding] {
    view.members.flatMap { member in
      member.accesses.compactMap { access in
        guard access.parent?.is(LabeledExprSyntax.self) == true, let base = access.base,
          let property = property(base), let type = property.typeName
        else { return nil }
        let name = access.name
        guard navigators.answer(for: type, from: property.file) == .doesNot,
          navigators.journeys(of: type, from: property.file)?.contains(name) == true
        else { return nil }
        return order(name, at: member.file.location(of: access.declName))
      }
    }
  }

  private var calledOrders: [Finding] {
    view.calls.compactMap { call, member in
      guard let access = call.calledExpression.plain.as(MemberAccessExprSyntax.self),
        let base = access.base
      else { return nil }
      let name = access.name
      let location = member.file.location(of: access.declName)
      if ["dispatch", "send", "trigger"].contains(name),
        let sent = call.arguments.first?.expression, sent.isConstantCase
      {
        return sentOrder(sent).map { order($0, at: member.file.location(of: sent)) }
      }
      if name == "post", base.trimmedDescription.hasPrefix("NotificationCenter") {
        return call.argument("name").flatMap(notification).map { order($0, at: location) }
      }
      return isOrder(name, on: base) ? order(name, at: location) : nil
    }
  }

  /// `store.send(.openSettings)`, but not `store.send(.settingsTapped)`.
  private func sentOrder(_ action: ExprSyntax) -> String? {
    let name = action.as(FunctionCallExprSyntax.self)?.calledName ?? action.lastName ?? ""
    let words = Words(name)
    return words.isOrder && (words.all.count > 1 || ["dismiss", "pop"].contains(name)) ? name : nil
  }

  /// The name of a notification that orders: `.showSettings` or `"ShowSettings"`.
  private func notification(_ name: ExprSyntax) -> String? {
    let literal = name.all(StringSegmentSyntax.self).first?.content.text
    guard let text = literal ?? name.lastName, Words(text).isOrder else { return nil }
    return text
  }

  /// The property of the view that a function is a member of, if it is an object.
  private func property(_ base: ExprSyntax) -> Property? {
    guard let name = base.plain.propertyName else { return nil }
    return view.properties.first {
      $0.name == name && $0.environmentKey == nil && !$0.isClosure
    }
  }

  /// Whether a property's function navigates: by what it does, or by its name if it isn't declared.
  private func isOrder(_ function: String, on base: ExprSyntax) -> Bool {
    guard let property = property(base) else { return false }
    let type = property.typeName ?? ""
    switch navigators.answer(for: type, from: property.file) {
    case .navigates: return false
    case .doesNot:
      return navigators.journeys(of: type, from: property.file)?.contains(function) ?? false
    case .unknown: break
    }
    let words = Words(type + "_" + property.name)
    guard !words.isNavigator,
      !words.has(["browser", "calendar", "carousel", "game", "pager", "player", "reader", "web"])
    else {
      return false
    }
    return Words(function).isJourney
  }
}

extension ExprSyntax {
  /// The name of a reference to a property: `model` or `self.model`.
  var propertyName: String? {
    if let node = self.as(MemberAccessExprSyntax.self), node.base?.isSelf == true {
      return node.name
    }
    return self.as(DeclReferenceExprSyntax.self)?.name
  }
}
