/// The text of one screen with four actions.
struct ScreenSource {
  /// How the screen is written.
  enum Style {
    /// Optional closures, and nothing else.
    case plain
    /// What the macro writes, by hand.
    case byHand
    case macros
  }

  /// An action of the screen: its name, its parameters, and arguments to call it with.
  private struct Action {
    let name: String
    let parameters: [(name: String, type: String)]
    let arguments: String

    var types: String { parameters.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ") }
    var names: String { parameters.map(\.name).joined(separator: ", ") }
    var head: String { parameters.isEmpty ? "" : names + " in " }
    var capitalized: String { name.prefix(1).uppercased() + name.dropFirst() }
    var declared: String {
      parameters.enumerated().map { index, parameter in
        (index == 0 ? "_ " : "") + "\(parameter.name): \(parameter.type)"
      }.joined(separator: ", ")
    }
    var labelled: String {
      parameters.enumerated().map { index, parameter in
        (index == 0 ? "" : "\(parameter.name): ") + parameter.name
      }.joined(separator: ", ")
    }
  }

  private static let actions = [
    Action(name: "didPressJoinCall", parameters: [], arguments: ""),
    Action(name: "didPressSchedule", parameters: [], arguments: ""),
    Action(name: "didSelectTask", parameters: [("task", "String")], arguments: "\"essay\""),
    Action(
      name: "didMoveTask", parameters: [("task", "String"), ("folder", "Int")],
      arguments: "\"essay\", 2"),
  ]

  let style: Style

  /// Gives the text of a screen.
  func text(_ number: Int) -> String {
    let name = "Screen\(number)"
    switch style {
    case .plain: return screen(name, attribute: "", wrapper: "", initial: "")
    case .macros: return screen(name, attribute: "@Actions\n", wrapper: "@Action ", initial: "")
    case .byHand:
      return screen(name, attribute: "", wrapper: "@Action ", initial: initializer(name))
        + interface(name) + modifiers(name)
    }
  }

  private func each(_ text: (Action) -> String) -> String {
    ScreenSource.actions.map(text).joined(separator: "\n")
  }

  private func screen(
    _ name: String, attribute: String, wrapper: String, initial: String
  ) -> String {
    """
    \(attribute)struct \(name): View {
      let title: String
    \(each { "  \(wrapper)var \($0.name): ((\($0.types)) -> Void)?" })
    \(initial)
      var body: some View {
        VStack {
          Text(title)
    \(each { "      if let \($0.name) { Button(\"\($0.name)\") { \($0.name)(\($0.arguments)) } }" })
        }
      }
    }

    """
  }

  private func initializer(_ name: String) -> String {
    """
      init(
        title: String,
    \(ScreenSource.actions.map { "    \($0.name): ((\($0.types)) -> Void)? = nil" }.joined(separator: ",\n"))
      ) {
        self.title = title
    \(each { "    self.\($0.name) = \($0.name)" })
        prepareActions()
      }

      private mutating func prepareActions() {
    \(each { action in
      """
          _\(action.name).prepare("\(action.name)", in: "\(name)") { run, heard in
            { \(action.head)
              run.begin(\(action.parameters.isEmpty ? "" : "[\(action.names)]"))
              for action in heard() { action(\(action.names)) }
            }
          }
      """
    })
      }

    """
  }

  private func interface(_ name: String) -> String {
    """
    extension \(name) {
      @MainActor protocol Actions {
    \(each { "    associatedtype \(name)\($0.capitalized) = Unimplemented" })
    \(each { "    func \($0.name)(\($0.declared)) -> \(name)\($0.capitalized)" })
      }

      func actions<Conformer: Actions>(_ conformer: Conformer) -> Self {
        let link = ActionsLink(conformer)
        var copy = self
    \(each { action in
      """
          copy._\(action.name).listen(link, Conformer.\(name)\(action.capitalized).self) { \(action.head)
            _ = link.conformer?.\(action.name)(\(action.labelled))
          }
      """
    })
        return copy
      }
    }

    \(each { action in
      """
      extension \(name).Actions where \(name)\(action.capitalized) == Unimplemented {
        func \(action.name)(\(action.declared)) -> Unimplemented { Unimplemented() }
      }
      """
    })

    """
  }

  private func modifiers(_ name: String) -> String {
    """
    extension \(name) {
    \(each { action in
      """
        func \(action.name)(_ action: ((\(action.types)) -> Void)?) -> Self {
          var copy = self
          copy.\(action.name) = action
          return copy
        }
      """
    })
      private var allActions: SharedActions {
        SharedActions(\(ScreenSource.actions.map { "$" + $0.name }.joined(separator: ", ")))
      }
    }

    """
  }
}
