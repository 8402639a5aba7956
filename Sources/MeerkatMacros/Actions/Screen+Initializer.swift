import SwiftSyntax

/// The initialiser: the parameters of the memberwise one, and the actions.
extension Screen {
  /// The initialisers, unless the author has written one.
  var generatedInitializers: [String] {
    guard initializers.isEmpty else { return [] }
    let takesConformer = hasInterface && actions.contains(where: \.isRequired)
    return [initializer(takesConformer: false)]
      + (takesConformer ? [initializer(takesConformer: true)] : [])
  }

  /// Whether the initialisers stand in an extension, beside Swift's memberwise one.
  ///
  /// The arguments of a macro, such as the body of `#Preview`, don't see what another macro writes.
  /// They see Swift's memberwise initialiser, which a struct has if there is none inside its braces.
  /// If all parameters had defaults, Swift would make an `init()` too, and prefer it.
  var keepsMemberwiseInitializer: Bool { isTopLevel && initializers.isEmpty && !takesNothing }

  /// Whether the screen gets an `init()`, which the arguments of macros see as a requirement of
  /// `DefaultScreen`.
  var isDefaultScreen: Bool { isTopLevel && initializers.isEmpty && takesNothing }

  /// Whether each parameter has a default.
  private var takesNothing: Bool { parameters.allSatisfy { $0.contains(" = ") } }

  /// The members that create the screen.
  var creatingMembers: [String] {
    // One more parameter than the generated initialiser has, which calls therefore prefer.
    if keepsMemberwiseInitializer { return ["var memberwise = GeneratedCode.MemberwiseMark()"] }
    guard isDefaultScreen else { return generatedInitializers }
    let simple = "\(access)init() { prepareActions() }"
    return [simple] + (parameters.isEmpty ? [] : generatedInitializers)
  }

  /// Writes the initialiser that takes closures, or the one that takes a conformer for all.
  func initializer(takesConformer: Bool) -> String {
    let generics = takesConformer ? "<Conformer: \(interfaceName)>" : ""
    let conformer = isListeners ? "_ actions: Conformer" : "actions: Conformer"
    let parameters = takesConformer ? properties.map(\.parameter) + [conformer] : parameters
    let body = takesConformer ? conformerAssignments : closureAssignments
    return """
      \(access)init\(generics)(\(parameters.joined(separator: ", "))) \(interfaceConstraint(takesConformer)){
      \(lines(properties.map(\.assignment) + body))
      }
      """
  }

  private var closureAssignments: [String] {
    assigned.map { $0.setting($0.text) } + ["prepareActions()"]
  }

  /// The actions in the order in which they are set: first those without a value, since Swift calls
  /// the setters of the others, and these need a whole screen.
  private var assigned: [DeclaredAction] {
    actions.filter { !$0.hasValue } + actions.filter(\.hasValue)
  }

  /// Sets actions without a value at once, and the others as `.actions(_:)` does.
  private var conformerAssignments: [String] {
    ["let link = ActionsLink(actions)"]
      + actions.filter { !$0.hasValue }.map { $0.setting(calling($0)) } + ["prepareActions()"]
      + actions.filter(\.hasValue).map { "_\($0.text).\(listening($0))" }
  }
}
