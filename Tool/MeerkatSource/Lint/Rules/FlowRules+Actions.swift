import SwiftSyntax

extension FlowRules {
  /// Optional actions of screens that the package shows, but for which it has no listener.
  func unansweredActions() async -> [Finding] {
    let types = declarations.types.filter { $0.attribute("Actions") != nil && !$0.file.isTest }
    guard !types.isEmpty else { return [] }
    let screens = types.map { DeclaredActions($0, in: declarations) }
    let answers = await Answers(in: package)
    return screens.filter { $0.isShown(answers) }.flatMap { screen in
      screen.actions.filter { action in
        !answers.has(action.name, of: screen.type)
          && !(answers.shares && screens.contains { $0.declares(action.name, besides: screen) })
      }.map {
        Finding(
          .unansweredAction, at: $0.location,
          "Nobody listens to \($0.name) of \(screen.type.shortName), so its control is never shown.",
          "Answer it where the screen is made, or remove it.")
      }
    }
  }
}

/// The optional actions of a screen, or of a protocol that screens have in common.
private struct DeclaredActions {
  let type: TypeDeclaration
  let actions: [(name: String, location: Location)]
  private let screens: Set<String>

  init(_ type: TypeDeclaration, in package: Declarations) {
    self.type = type
    guard type.kind == .protocol else {
      actions = type.properties.filter(\.isOptionalAction).map { ($0.name, $0.location) }
      screens = [type.shortName]
      return
    }
    actions = type.functions.filter(\.isOptionalAction).map { ($0.name, $0.location) }
    let users = package.types.filter { $0.inherits(type.shortName + "Screen") }
    screens = Set(users.map(\.shortName))
  }

  func isShown(_ answers: Answers) -> Bool { !screens.isDisjoint(with: answers.shown) }

  func declares(_ name: String, besides other: DeclaredActions) -> Bool {
    type.location != other.type.location && actions.contains { $0.name == name }
  }
}

extension Function {
  /// Whether a requirement of a protocol is an action that does nothing without a listener.
  fileprivate var isOptionalAction: Bool {
    attributes.first { $0.name == "ActionOptions" }?.names("required") != true
  }
}

extension Attribute {
  /// Whether the attribute has an option of what happens without a listener, or one of these.
  fileprivate func names(_ others: String...) -> Bool {
    let options = arguments.map(Array.init) ?? []
    return options.contains { option in
      let name =
        option.expression.as(FunctionCallExprSyntax.self)?.calledName
        ?? option.expression.lastName ?? ""
      return (["default", "report"] + others).contains(name)
    }
  }
}

extension Property {
  /// Whether this is an `@Action` that does nothing without a listener.
  fileprivate var isOptionalAction: Bool {
    guard let action = wrapper("Action"), isClosure, type?.is(OptionalTypeSyntax.self) == true
    else {
      return false
    }
    return !action.names() && value?.is(NilLiteralExprSyntax.self) ?? true
  }
}

/// Which screens the package shows, and what listens to their actions.
private struct Answers: Sendable {
  /// The types that are made somewhere else than in previews and tests.
  var shown: Set<String> = []
  private var labels: Set<String> = []
  private var members: Set<String> = []
  private var functions: Set<String> = []
  private var unlabelled: Set<String> = []

  init(in package: SourcePackage) async {
    let files = package.files.filter { !$0.isTest }
    for part in await files.mapInParallel(Answers.init(in:)) {
      shown.formUnion(part.shown)
      labels.formUnion(part.labels)
      members.formUnion(part.members)
      unlabelled.formUnion(part.unlabelled)
    }
    for type in package.declarations.types {
      for interface in type.inherited where interface.hasSuffix("Actions") {
        let screen =
          interface.split(separator: ".").dropLast().last.map(String.init)
          ?? String(interface.dropLast("Actions".count))
        functions.formUnion(type.functions.map { "\(screen).\($0.name)" })
      }
    }
  }

  /// Whether some screen shares its actions with the views inside.
  var shares: Bool { members.contains("sharingActions") }

  /// Whether an action has a listener, by whichever of its three forms.
  func has(_ action: String, of screen: TypeDeclaration) -> Bool {
    let isInterface = screen.kind == .protocol
    let made = isInterface ? screen.shortName + "Listeners" : screen.shortName
    let owner = isInterface ? String(screen.shortName.dropLast("Actions".count)) : screen.shortName
    return unlabelled.contains(made) || labels.contains("\(made).\(action)")
      || functions.contains("\(owner).\(action)") || members.contains(action)
  }

  private init(in file: SourceFile) {
    for call in file.tree.all(FunctionCallExprSyntax.self) where !call.isInPreview {
      guard let name = call.calledName else { continue }
      if let base = call.base, !base.isSelf { members.insert(name) }
      guard name.first?.isUppercase == true else { continue }
      shown.insert(name)
      let trailing = call.additionalTrailingClosures.map(\.label.text)
      for label in call.arguments.compactMap(\.label?.text) + trailing {
        labels.insert("\(name).\(label)")
      }
      // A trailing closure without a label is an action: which one, only the compiler knows.
      if call.trailingClosure != nil { unlabelled.insert(name) }
    }
  }
}
