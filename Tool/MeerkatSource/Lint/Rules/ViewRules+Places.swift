import SwiftSyntax

extension ViewRules {
  /// Bindings by which the view tells its parent where the user is, and values that it changes so.
  var chosenPlaces: [Finding] { bindings + members }

  private func choice(_ name: String, at location: Location) -> Finding {
    Finding(
      .choosesPlace, at: location,
      "\(view.name) sets \(name), by which its parent knows where the user is.",
      "Report what the user did, and let the parent change its own state.")
  }

  private var bindings: [Finding] {
    view.properties.filter { property in
      guard let type = property.boundType, !type.is(ArrayTypeSyntax.self),
        type.plainName != "NavigationPath"
      else { return false }
      let uses = view.uses(of: property.name)
      guard uses.contains(where: { $0.changes && $0.members.isEmpty || $0.isToggle }) else {
        return false
      }
      return isPlace(property, type: type, uses: uses)
    }.map { choice($0.name, at: $0.location) }
  }

  /// Whether a binding is a place: by what the package binds to it; else by its name, if the view
  /// only sets it and shows nothing by it.
  private func isPlace(_ property: Property, type: TypeSyntax, uses: [Use]) -> Bool {
    let roles = places.roles(of: property.name, in: view.name)
    if roles.contains(.presentation) || roles.contains(.tab) {
      return type.plainName == "Bool" || uses.allSatisfy { $0.changes }
    }
    guard roles.isSubset(of: [.shown]), uses.allSatisfy({ $0.changes }) else { return false }
    if type.plainName == "Bool" { return Words(property.name).isFlag }
    guard uses.contains(where: { $0.assigned?.isConstantCase == true }) else { return false }
    return Words(property.name + "_" + (type.plainName ?? "")).isPlace
  }

  /// `appState.currentScreen = .home`, and `model.isShown = false` if a sheet is bound to it.
  private var members: [Finding] {
    view.properties.filter {
      $0.wrapper("Environment", "EnvironmentObject", "ObservedObject", "Bindable") != nil
    }.flatMap { property in
      view.uses(of: property.name).compactMap { use in
        let member = use.members.last == "toggle" ? use.members.dropLast().last : use.members.last
        guard let member, use.changes, isPlace(use, member: member, of: property) else {
          return nil
        }
        return choice(member, at: use.member.file.location(of: use.access))
      }
    }
  }

  private func isPlace(_ use: Use, member: String, of property: Property) -> Bool {
    if use.assigned?.isConstantCase == true {
      return Words(member).isPlace && Words(member).all.last != "step"
    }
    guard use.assigned?.is(BooleanLiteralExprSyntax.self) ?? true else { return false }
    let type = String(property.typeName?.split(separator: ".").last ?? "")
    let isParents = package.types(named: type).contains {
      $0.properties.contains { $0.name == member && $0.boundType?.plainName == "Bool" }
    }
    if isParents { return Words(member).isFlag }
    return places.presents(member) && !view.uses(of: property.name).contains { $0.presents }
  }
}

extension Use {
  fileprivate var isToggle: Bool { members == ["toggle"] }
}
