/// Where a package's flows lead: their destinations, and the ways between them.
///
/// The map is read from source, so that it knows what is written, and not what is computed: a
/// destination that a function returns is named as such, in ``Way/target``.
public struct FlowMap: Codable, Hashable, Sendable {
  /// The flows, sorted by name.
  public var flows: [Flow]

  /// Every navigation that the sources ask for, sorted by flow and place.
  public var ways: [Way]

  /// The number of Swift files that were read.
  public var files: Int

  /// What keeps a journey: a class that conforms to `Flow`, or a view with `handleNavigation`.
  public struct Flow: Codable, Hashable, Sendable {
    /// The full name of the type.
    public var name: String

    /// Where the type is declared.
    public var location: Location

    /// Whether only tests have it.
    public var isTest: Bool

    /// Whether code outside of tests makes one.
    public var isMade = false

    /// Whether a view follows the directions of a presenter, without a flow.
    public var isView: Bool

    /// The full name of the type of its destinations.
    public var destinationType: String

    /// What it finishes with, such as `Device`, or nil if it has no outcome.
    public var outcome: String?

    /// The destination with which it begins; nil if that is computed.
    public var root: String?

    /// Its destinations, in the order of the source.
    public var destinations: [Destination]

    /// What it answers when the user is about to enter or leave a destination.
    public var guards: [Guard] = []

    /// Names one of its destinations.
    package func place(_ destination: Destination) -> Place {
      Place(flow: name, destination: destination.name)
    }
  }

  /// A case of a flow's destinations.
  public struct Destination: Codable, Hashable, Sendable {
    /// The name of the case.
    public var name: String

    /// The types of what it carries, such as `Todo.ID`.
    public var values: [String]

    /// Where the case is declared.
    public var location: Location

    /// The screens that it shows.
    public var screens: [String] = []

    /// The title of its alert or dialog.
    public var dialog: String?

    /// The flows that it shows.
    public var children: [Child] = []

    /// Its own links, as they are declared.
    public var links: [Link]

    /// Its whole addresses, through the flows around, such as `/devices/{id}`.
    public var addresses: [String] = []
  }

  /// A flow inside another one.
  public struct Child: Codable, Hashable, Sendable {
    /// The full name of the flow.
    public var flow: String

    /// The tab that shows it, if there is one.
    public var tab: String?

    /// What the parent gets when it finishes.
    public var outcome: String?

    /// Where it is shown.
    public var location: Location
  }

  /// The link of a destination.
  public struct Link: Codable, Hashable, Sendable {
    /// The pattern, such as `todos/{id}`.
    public var pattern: String

    /// How it is shown, such as `sheet`.
    public var style: String

    /// Where it is declared.
    public var location: Location
  }

  /// The answer of a flow to a navigation.
  public struct Guard: Codable, Hashable, Sendable {
    /// `enter` or `leave`.
    public var event: String

    /// The destinations that it names; none if it asks something else about all of them.
    public var destinations: [String]

    /// What it may answer beside `allow`, such as `refuse` and `ask`.
    public var answers: [String]

    /// Where the flow implements it.
    public var location: Location
  }

  /// A navigation that the sources ask for.
  public struct Way: Codable, Hashable, Sendable {
    /// The flow that goes.
    public var flow: String

    /// The destination on which it begins; nil if the sources don't tell.
    public var from: Place?

    /// What causes it, such as `CourseScreen.didSelectTask`, or `“Delete” in the dialog`.
    public var cause: String

    /// The function that asks for it, such as `CourseFlow.didSelectTask(_:)`.
    public var handler: String

    /// The verb or direction, such as `push`, `back` or `replaceTop`.
    public var verb: String

    /// How the destination is shown, such as `sheet`; nil if nothing is shown.
    public var style: String?

    /// Where it leads.
    public var target: Target

    /// Where the call is.
    public var location: Location

    /// Whether the call is in a test.
    public var isTest: Bool
  }

  /// A destination of a flow.
  public struct Place: Codable, Hashable, Sendable {
    /// The full name of the flow.
    public var flow: String

    /// The name of the destination; empty for a view that shows a presenter's destinations.
    public var destination: String

    package init(flow: String, destination: String) {
      (self.flow, self.destination) = (flow, destination)
    }
  }

  /// Where a way leads.
  public struct Target: Codable, Hashable, Sendable {
    /// What kind of target it is.
    public enum Kind: String, Codable, Sendable {
      /// To a destination of the flow; if there are several names, the app decides which.
      case destinations

      /// To a flow that is shown on top, and whose outcome is awaited.
      case flow

      /// Back, or out of the flow; the names are the destinations that go, if the call has them.
      case back

      /// Out of the flow, with an outcome.
      case outcome

      /// To a link, which is the name.
      case link

      /// To what an expression has when the app runs. Its source is the name.
      case computed
    }

    /// What kind of target it is.
    public var kind: Kind

    /// The names of destinations or of the flow, or the source of an expression.
    public var names: [String]
  }
}
