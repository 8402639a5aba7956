import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct RepresentableTests {
  /// A label, as apps wrap one.
  private struct Title: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .headline)
      return label
    }

    func updateUIView(_ uiView: UILabel, context: Context) {
      uiView.text = context.environment.isEnabled ? text : "(\(text))"
    }
  }

  /// A field whose coordinator hears of what a user types.
  private struct Field: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField(frame: .zero)
      field.placeholder = "Name"
      field.delegate = context.coordinator
      return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = text }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UITextFieldDelegate {
      let parent: Field

      init(_ parent: Field) { self.parent = parent }

      func textFieldDidChangeSelection(_ textField: UITextField) {
        parent.text = textField.text ?? ""
      }
    }
  }

  private struct Framed: UIViewRepresentable {
    func makeUIView(context: Context) -> UILabel {
      let label = UILabel()
      label.text = "Framed"
      label.layer.borderWidth = 2
      label.layer.borderColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
      label.layer.cornerRadius = 8
      return label
    }

    func updateUIView(_ uiView: UILabel, context: Context) {}
  }

  @Test func aLayerHasCornersAndABorder() {
    let stage = Stage(Framed())
    #expect(
      stage.picture.hasPrefix(
        """
        frame any × any
          overlay
            clip roundedRectangle(8.0, 8.0)
        """))
    #expect(stage.picture.hasSuffix("roundedRectangle(8.0, 8.0) line color 2.0"))
  }

  private final class MapView: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { fatalError("no nib") }
  }

  private struct Map: UIViewRepresentable {
    let notes: Notes

    func makeUIView(context: Context) -> MapView {
      notes.lines.append("make")
      return MapView()
    }

    func updateUIView(_ uiView: MapView, context: Context) { notes.lines.append("update") }

    static func dismantleUIView(_ uiView: MapView, coordinator: Coordinator) {
      coordinator.notes.lines.append("dismantle")
    }

    func makeCoordinator() -> Coordinator { Coordinator(notes: notes) }

    @MainActor struct Coordinator { let notes: Notes }
  }

  @MainActor final class Notes { var lines: [String] = [] }

  private struct Screen: View {
    let notes: Notes
    @State private var name = "Ada"
    @State private var isMapShown = true

    var body: some View {
      Title(text: "Hello \(name)").disabled(name.isEmpty)
      Field(text: $name)
      if isMapShown { Map(notes: notes) }
      Button("Hide") { isMapShown = false }
    }
  }

  @Test func whatAUserTypesReachesTheStateAndComesBack() throws {
    let app = try Driver(Screen(notes: Notes()))
    #expect(app.exists(.text("Hello Ada")))
    try app.clear("Name")
    #expect(app.exists(.text("(Hello )")))
    try app.type("Bea", into: "Name")
    #expect(app.exists(.text("Hello Bea")))
  }

  @Test func aViewOfAnotherClassIsABoxWithItsName() throws {
    let notes = Notes()
    let app = try Driver(Screen(notes: notes))
    #expect(app.exists(.text("MapView")))
    #expect(notes.lines == ["make", "update"])
    try app.tap("Hide")
    #expect(!app.exists(.text("MapView")))
    #expect(notes.lines.first == "make" && notes.lines.last == "dismantle")
    #expect(notes.lines.filter { $0 == "make" }.count == 1)
  }

  /// Views that are made elsewhere, and change after that.
  private struct Holder: UIViewRepresentable {
    let view: UIView

    func makeUIView(context: Context) -> UIView { view }

    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  @Test func aChangeOfAViewIsShown() throws {
    let label = UILabel()
    label.text = "0"
    let button = UIButton(type: .system)
    button.setTitle("Count", for: .normal)
    button.addAction(UIAction { _ in label.text = "1" }, for: .touchUpInside)
    let wheel = UIActivityIndicatorView(style: .medium)
    let stack = UIStackView(arrangedSubviews: [label, button, wheel])
    stack.axis = .vertical
    let app = try Driver(Holder(view: stack))
    #expect(app.exists(.text("0")))
    try app.tap("Count")
    #expect(app.exists(.text("1")))
    label.isHidden = true
    button.setTitle("Stop", for: .normal)
    try app.tap("Stop")
    #expect(!app.exists(.text("1")))
  }

  /// A view that reads a state and the surroundings of its own.
  private struct Gauge: UIViewRepresentable {
    @Environment(\.colorScheme) private var scheme
    @State private var made = 0

    func makeUIView(context: Context) -> UILabel { UILabel() }

    func updateUIView(_ uiView: UILabel, context: Context) { uiView.text = "\(scheme)" }
  }

  @Test func aRepresentableIsUpdatedWhenItsSurroundingsChange() {
    let app = TestApp(Gauge())
    #expect(app.texts == ["light"])
    app.runtime.colorScheme = .dark
    #expect(app.texts == ["dark"])
  }
}
