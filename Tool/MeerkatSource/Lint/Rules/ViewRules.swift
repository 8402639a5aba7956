import SwiftSyntax

/// The rules for one view.
struct ViewRules {
  let view: ViewType
  let package: Declarations
  let places: CallSites
  let navigators: Navigators

  var findings: [Finding] {
    var all = dismissals + heldNavigation + orders + chosenPlaces + appearances
    if !onlyHosts { all += namedDestinations + interpretations }
    return Array(Set(all))
  }

  /// Whether the view shows the screens of a stack, of tabs or of a flow, or what it is given, and
  /// nothing of its own.
  ///
  /// Such a view is the flow's own place: it may know its screens. With a control of its own it is a
  /// screen, too.
  var onlyHosts: Bool {
    let telling = KnownViews.controls.union(KnownViews.hosts)
    let names = view.calls.map(\.call).filter { call in
      telling.contains(call.calledName ?? "")
        && !call.surroundingCalls.contains {
          KnownViews.presentations.contains($0.calledName ?? "")
        }
    }.compactMap(\.calledName)
    guard KnownViews.controls.isDisjoint(with: names) else { return false }
    return !view.declaration.generics.isEmpty || !KnownViews.hosts.isDisjoint(with: names)
  }

  var views: NamedViews { NamedViews(package: package, view: view) }
}

extension ViewRules {
  /// `@Environment(\.dismiss)` and its older forms, and UIKit's.
  var dismissals: [Finding] {
    let keys: Set<String> = ["dismiss", "presentationMode", "dismissWindow"]
    let held = view.properties.filter {
      keys.contains($0.environmentKey ?? "") || $0.typeName == "DismissAction"
    }.filter { !view.uses(of: $0.name).isEmpty }
    let byUIKit = view.calls.compactMap { call, member -> Location? in
      switch call.calledName {
      case "dismiss" where call.hasLabel("animated") && call.base != nil:
        return member.file.location(of: call)
      case "popViewController", "popToRootViewController":
        return member.file.location(of: call)
      default: return nil
      }
    }
    return (held.map { $0.file.location(of: $0.syntax) } + byUIKit).map {
      Finding(
        .dismissesItself, at: $0,
        "\(view.name) closes itself, so no parent can decide what follows.",
        "Report what the user did, as in didPressClose, and let the flow close it.")
    }
  }
}
