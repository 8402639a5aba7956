/// What `meerkat lint` looks for.
public enum Rule: String, CaseIterable, Codable, Sendable {
  /// A view closes or pops itself.
  case dismissesItself = "dismisses-itself"

  /// A view names the screen that comes next.
  case namesDestination = "names-destination"

  /// A view holds a router, a coordinator or a navigation path.
  case holdsNavigation = "holds-navigation"

  /// A view uses a flow.
  case readsFlow = "reads-flow"

  /// A view calls an action that is named as an order to its parent.
  case callsOrder = "calls-order"

  /// A view sets a value of its parent that says where the user is.
  case choosesPlace = "chooses-place"

  /// A view chooses a screen by a value of the business.
  case interpretsBusinessValue = "interprets-business-value"

  /// A view goes elsewhere because it has appeared.
  case navigatesOnAppear = "navigates-on-appear"

  /// A destination of a flow has no screen.
  case destinationWithoutScreen = "destination-without-screen"

  /// An action of a screen has no listener.
  case unansweredAction = "unanswered-action"

  /// A flow, or something that it keeps, holds the flow above it strongly.
  case strongParent = "strong-parent"

  /// A screen has moved itself in a preview; found by using it.
  case movesItself = "moves-itself"

  /// A comment turns off a rule that finds nothing there.
  case superfluousDisable = "superfluous-disable"

  /// A comment names a rule that doesn't exist.
  case unknownRule = "unknown-rule"

  /// A line of the baseline that no longer fits.
  case staleBaseline = "stale-baseline"

  /// What the rule is about, in a sentence.
  public var summary: String {
    switch self {
    case .dismissesItself: "A view closes or pops itself."
    case .namesDestination: "A view names the screen that comes next."
    case .holdsNavigation: "A view holds a router, a coordinator or a navigation path."
    case .readsFlow: "A view uses a flow."
    case .callsOrder: "A view calls an action that is named as an order to its parent."
    case .choosesPlace: "A view sets a value of its parent that says where the user is."
    case .interpretsBusinessValue: "A view chooses a screen by a value of the business."
    case .navigatesOnAppear: "A view goes elsewhere because it has appeared."
    case .destinationWithoutScreen: "A destination of a flow has no screen."
    case .unansweredAction: "An action of a screen has no listener."
    case .strongParent: "A flow, or what it keeps, holds the flow above it strongly."
    case .movesItself: "A screen moves itself when it is used; found with --prove."
    case .superfluousDisable: "A comment turns off a rule that finds nothing there."
    case .unknownRule: "A comment names a rule that doesn't exist."
    case .staleBaseline: "A line of the baseline no longer fits."
    }
  }
}

extension Finding {
  /// The finding as an error.
  public var asError: Finding { Finding(rule, .error, at: location, message) }

  /// Returns the finding with the path of its file from where the program was started.
  ///
  /// - Parameter folder: The folder that the paths of the package's files are from.
  /// - Returns: The finding, whose path an editor can open.
  public func inFolder(_ folder: String) -> Finding {
    guard folder != ".", rule != Rule.staleBaseline.rawValue else { return self }
    let file = folder.hasSuffix("/") ? folder + location.file : folder + "/" + location.file
    let place = Location(file: file, line: location.line, column: location.column)
    return Finding(rule, severity, at: place, message)
  }

  /// A finding of a rule: what is there, and what to do instead.
  init(_ rule: Rule, at location: Location, _ what: String, _ instead: String) {
    self.init(rule.rawValue, at: location, what + " " + instead)
  }
}
