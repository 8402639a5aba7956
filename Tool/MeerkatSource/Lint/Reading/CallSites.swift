import SwiftSyntax

/// What the package binds to the views that it makes: `DoneView(isShown: $showsDone)`.
///
/// A binding's name says little. What counts is where the value comes from: whether the parent shows
/// a sheet by it, selects a tab or keeps a path.
struct CallSites: Sendable {
  /// What a value is for where it is kept.
  enum Role: Sendable {
    case data, path, presentation, tab

    /// A flag by which a parent shows the view at all: `if showsCard { Card(isShown: $showsCard) }`.
    case shown
  }

  private var roles: [String: Set<Role>] = [:]
  private var presented: Set<String> = []

  /// The names of the properties that stacks are bound to.
  private(set) var paths: Set<String> = []

  init(of package: SourcePackage) async {
    for file in await package.files.mapInParallel(CallSites.bindings) {
      for (key, role) in file.handed { roles[key, default: []].insert(role) }
      presented.formUnion(file.presented)
      paths.formUnion(file.paths)
    }
  }

  /// What is bound to a parameter of a view; empty if the package doesn't show it.
  func roles(of label: String, in view: String) -> Set<Role> { roles["\(view).\(label)"] ?? [] }

  /// Whether somewhere in the package a sheet, a link or a view is shown by a member of this name.
  func presents(_ member: String) -> Bool { presented.contains(member) }

  /// Each binding that is handed to a view, with the role that its value has in the same file.
  private static func bindings(
    in file: SourceFile
  ) -> (handed: [(String, Role)], presented: [String], paths: [String]) {
    let calls = file.tree.all(FunctionCallExprSyntax.self)
    let roles = Dictionary(calls.flatMap(kept), uniquingKeysWith: { one, _ in one })
    let handed = calls.flatMap { call -> [(String, Role)] in
      guard let view = call.calledName, view.first?.isUppercase == true,
        !KnownViews.containers.contains(view), !KnownViews.leaves.contains(view)
      else { return [] }
      return call.arguments.compactMap { argument in
        guard let label = argument.label?.text, let name = argument.expression.bindingName else {
          return nil
        }
        let role = roles[name] ?? (call.isShown(by: name) ? .shown : .data)
        return ("\(view).\(label)", role)
      }
    }
    let paths = roles.filter { $0.value == .path }.map(\.key)
    return (handed, calls.flatMap(presentedMembers), paths)
  }

  /// The member of `isPresented: $model.showsDetails`, or `if model.showsCard { … }`.
  private static func presentedMembers(_ call: FunctionCallExprSyntax) -> [String] {
    call.arguments.compactMap { argument in
      guard argument.expression.is(MemberAccessExprSyntax.self),
        let name = argument.expression.bindingName, argument.label?.text != "item"
      else { return nil }
      let isPresented = kept(call).contains { $0 == (name, .presentation) }
      return isPresented || Words(name).isFlag && call.isShown(by: name) ? name : nil
    }
  }

  /// The bindings by which a call keeps where the user is.
  private static func kept(_ call: FunctionCallExprSyntax) -> [(String, Role)] {
    call.arguments.compactMap { argument in
      guard let label = argument.label?.text, let name = argument.expression.bindingName,
        let called = call.calledName
      else { return nil }
      switch (called, label) {
      case ("NavigationStack", "path"): return (name, .path)
      case ("TabView", "selection"), ("NavigationSplitView", "selection"): return (name, .tab)
      case ("NavigationLink", "isActive"), ("NavigationLink", "selection"):
        return (name, .presentation)
      case (_, "isPresented"), (_, "item"):
        return KnownViews.presentations.contains(called) ? (name, .presentation) : nil
      default: return nil
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is in an `if` that asks for a value of this name.
  fileprivate func isShown(by name: String) -> Bool {
    ancestors.compactMap { $0.as(IfExprSyntax.self)?.conditions }.contains { conditions in
      conditions.all(DeclReferenceExprSyntax.self).contains { $0.name == name }
    }
  }
}
