import SwiftSyntax

/// Follows the code from each destination's screen to the navigations that its actions ask for.
///
/// It knows types by their declarations only: of properties, parameters, constants and results. Of a
/// call to a protocol's requirement, it follows all implementations. What can't be followed this way
/// is found where it is written, and begins nowhere in particular.
final class WayReader {
  let declarations: Declarations
  let flows: [String: FlowMap.Flow]
  private let flowTypes: [TypeDeclaration]

  private(set) var ways: [FlowMap.Way] = []
  private(set) var findings: [FlowMap.Place: ScreenFindings] = [:]
  private(set) var guards: [String: [FlowMap.Guard]] = [:]

  /// What was entered already, for the destination that is being followed.
  private var entered: Set<String> = []
  private var seen: Set<FlowMap.Way> = []
  private var permissions: Set<String> = []

  /// What the screen of a destination is made of.
  struct ScreenFindings {
    var screens: [String] = []
    var children: [FlowMap.Child] = []
    var dialogTitle: String?
    /// The first view that the package doesn't declare.
    var foreignView: String?
  }

  init(_ declarations: Declarations, flows: [(TypeDeclaration, FlowMap.Flow)]) {
    self.declarations = declarations
    self.flows = Dictionary(flows.map { ($0.1.name, $0.1) }) { one, _ in one }
    flowTypes = flows.map(\.0)
  }

  /// Follows everything.
  func read() {
    for type in flowTypes {
      guard let flow = flows[type.name] else { continue }
      for destination in flow.destinations { read(destination.name, of: type) }
      if flow.isView { readView(type) } else { readGuards(of: type, flow) }
    }
    readRest()
  }

  private func read(_ destination: String, of type: TypeDeclaration) {
    entered = []
    for name in ["screen", "dialog"] {
      let found = functions(name, of: type).first { $0.function.signature == "\(name)(for:)" }
      if let found { readBody(of: found.function, type, destination) }
    }
    if flows[type.name]?.isView == true, let call = type.handleNavigationCall {
      var trace = Trace(selfType: type, file: type.file, handler: "\(type.name).body")
      trace.from = FlowMap.Place(flow: type.name, destination: destination)
      readPresenterScreens(call, destination, trace)
    }
  }

  /// Walks a function of a flow whose first parameter is a certain destination.
  private func readBody(
    of function: Function, _ type: TypeDeclaration, _ destination: String, cause: String? = nil
  ) {
    guard let body = function.body else { return }
    var trace = Trace(
      selfType: type, file: function.file, handler: "\(type.name).\(function.signature)")
    let name = function.parameters.first?.internalName ?? "destination"
    trace.locals = [name: local(for: destination, of: type)]
    trace.from = FlowMap.Place(flow: type.name, destination: destination)
    trace.cause = cause
    walk(Syntax(body), &trace)
  }

  private func local(for destination: String, of type: TypeDeclaration) -> Trace.Local {
    let name = flows[type.name]?.destinationType
    return Trace.Local(
      type: name.flatMap { declarations.type($0, from: type.file) }, caseName: destination)
  }

  /// The code of a view outside of what `handleNavigation` shows.
  private func readView(_ type: TypeDeclaration) {
    entered = []
    guard let body = type.properties.first(where: { $0.name == "body" })?.accessors else { return }
    var trace = Trace(selfType: type, file: type.file, handler: "\(type.name).body")
    trace.viewDepth = 1
    trace.from = FlowMap.Place(flow: type.name, destination: "")
    walk(Syntax(body), &trace)
    trace.cause = "the beginning"
    for property in type.properties where directionType(of: property, in: type) != nil {
      guard let value = property.value else { continue }
      addDirections(value, property.name, flow: type.name, at: value, trace)
    }
  }

  private func readPresenterScreens(
    _ call: FunctionCallExprSyntax, _ destination: String, _ trace: Trace
  ) {
    let local = trace.selfType.map { self.local(for: destination, of: $0) }
    for (label, argument) in call.allArguments.dropFirst() {
      var trace = trace
      if label == "didDismiss" { trace.cause = label }
      bindLocals(around: Syntax(call), &trace)
      if let closure = argument.as(ClosureExprSyntax.self) {
        for name in closure.parameterNames + ["$0"] { trace.locals[name] = local }
        walk(Syntax(closure.statements), &trace)
      } else {
        follow(argument, first: local, trace)
      }
    }
  }

  /// The constants of the blocks in which a node stands.
  private func bindLocals(around node: Syntax, _ trace: inout Trace) {
    var node = node
    while let parent = node.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list where item.position < node.position {
          if let variable = item.item.as(VariableDeclSyntax.self) { bind(variable, &trace) }
        }
      }
      node = parent
    }
  }

  private func readGuards(of type: TypeDeclaration, _ flow: FlowMap.Flow) {
    for (name, event) in [("shouldEnter", "enter"), ("shouldLeave", "leave")] {
      guard let function = functions(name, of: type).first?.function else { continue }
      var answers: [[String]: [String]] = [:]
      for destination in flow.destinations.map(\.name) {
        entered = []
        permissions = []
        readBody(of: function, type, destination, cause: name)
        let found = permissions.sorted()
        if !found.isEmpty { answers[found, default: []].append(destination) }
      }
      guards[type.name, default: []] += answers.sorted { $0.value[0] < $1.value[0] }.map {
        FlowMap.Guard(
          event: event, destinations: $0.value, answers: $0.key, location: function.location)
      }
    }
    for (function, _) in functions("didDismiss", of: type) {
      for destination in flow.destinations.map(\.name) {
        entered = []
        readBody(of: function, type, destination, cause: "didDismiss")
      }
    }
  }

  /// Finds the navigations to which no screen led, also in tests.
  private func readRest() {
    let places = Set(ways.map(\.location))
    let count = ways.count
    for type in declarations.types + declarations.foreign.values.sorted(by: { $0.name < $1.name }) {
      for function in type.functions {
        guard let body = function.body else { continue }
        readAlone(Syntax(body), type, function.signature, function.file, function.parameters)
      }
      for property in type.properties {
        if let node = property.accessors.map(Syntax.init) ?? property.value.map(Syntax.init) {
          readAlone(node, type, property.name, property.file, nil)
        }
      }
    }
    for function in declarations.functions {
      guard let body = function.body else { continue }
      readAlone(Syntax(body), nil, function.signature, function.file, function.parameters)
    }
    ways[count...].removeAll { places.contains($0.location) }
  }

  private func readAlone(
    _ node: Syntax, _ type: TypeDeclaration?, _ name: String, _ file: SourceFile,
    _ parameters: FunctionParameterListSyntax?
  ) {
    entered = []
    var trace = Trace(
      selfType: type, file: file, handler: type.map { "\($0.name).\(name)" } ?? name)
    trace.followsCalls = false
    trace.viewDepth = 1
    for parameter in parameters ?? [] {
      trace.locals[parameter.internalName] = Trace.Local(
        type: parameter.type.plainName.flatMap { named($0, trace) })
    }
    walk(node, &trace)
  }

  // MARK: What is found

  /// Adds a way, unless it is there.
  func add(
    _ flow: String, _ verb: String, style: String? = nil, to target: FlowMap.Target,
    at node: some SyntaxProtocol, _ trace: Trace
  ) {
    let cause = trace.cause ?? trace.handler
    let file = trace.reportFile ?? trace.file
    let way = FlowMap.Way(
      flow: flow, from: trace.from, cause: trace.condition.map { "\(cause)(\($0))" } ?? cause,
      handler: trace.handler, verb: verb, style: style, target: target,
      location: file.location(of: node), isTest: file.isTest)
    if seen.insert(way).inserted { ways.append(way) }
  }

  func note(_ trace: Trace, _ change: (inout ScreenFindings) -> Void) {
    guard let from = trace.from, trace.cause == nil, trace.followsCalls else { return }
    change(&findings[from, default: ScreenFindings()])
  }

  func screenCount(_ trace: Trace) -> Int {
    trace.from.flatMap { findings[$0]?.screens.count } ?? 0
  }

  /// Keeps what a guard may answer, in the words of `Permission`.
  func notePermission(_ name: String) {
    if Self.permissions.contains(name) { permissions.insert(name) }
  }

  /// Whether a piece of code has not been entered in this way.
  func enters(_ key: String) -> Bool { entered.insert(key).inserted }
}

extension TypeDeclaration {
  /// The call of `handleNavigation` in a view's body.
  var handleNavigationCall: FunctionCallExprSyntax? {
    guard let body = properties.first(where: { $0.name == "body" })?.accessors else { return nil }
    return body.all(FunctionCallExprSyntax.self).first { $0.calledName == "handleNavigation" }
  }

  /// Whether it is a view.
  var isView: Bool {
    inherits("View") || inherits("SwiftUI.View")
      || (kind == .struct && properties.contains { $0.name == "body" && $0.isComputed })
  }
}

extension FunctionParameterSyntax {
  /// The name inside the function.
  var internalName: String { (secondName ?? firstName).identifierText }
}

extension ClosureExprSyntax {
  /// The names of the parameters.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let names): names.map(\.name.identifierText)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).identifierText }
    case nil: []
    }
  }
}

extension FunctionCallExprSyntax {
  /// The arguments with their labels, trailing closures included; the first of these has no label.
  var allArguments: [(label: String?, value: ExprSyntax)] {
    arguments.map { ($0.label?.identifierText, $0.expression) }
      + (trailingClosure.map { [(nil, ExprSyntax($0))] } ?? [])
      + additionalTrailingClosures.map { ($0.label.identifierText, ExprSyntax($0.closure)) }
  }
}
