import MeerkatTesting
import MeerkatUI
import Testing

@MainActor
struct AccessibleNameTests {
  @Test(arguments: NameCase.all)
  func namesFollowScreenReaders(_ example: NameCase) throws {
    let app = try example.makeDriver()
    #expect(app.elements.map(\.description) == example.elements)
  }

  /// A view and what a screen reader finds in it.
  struct NameCase: Sendable, CustomTestStringConvertible {
    let elements: [String]
    let makeDriver: @MainActor @Sendable () throws -> Driver

    init<Content: View>(
      _ elements: String..., @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
    ) {
      self.elements = elements
      makeDriver = { try Driver(view()) }
    }

    var testDescription: String { elements.joined(separator: "; ") }

    static let all = [
      NameCase(".button(\"Essay, due on Monday\")") {
        Button {
        } label: {
          VStack {
            Text("Essay"); Text("due on Monday")
          }
        }
      },
      NameCase(".button(\"Close\")") {
        Button {
        } label: {
          Image(systemName: "xmark")
        }.accessibilityLabel("Close")
      },
      NameCase(".button(\"xmark\")") {
        Button {
        } label: {
          Image(systemName: "xmark")
        }
      },
      NameCase(".text(\"Favourites\")") { Label("Favourites", systemImage: "star") },
      NameCase(".text(\"there\")") {
        VStack {
          Text("not there").accessibilityHidden(true); Text("there")
        }
      },
      NameCase(".text(\"there\")") {
        VStack {
          Text("not there").hidden(); Text("there")
        }
      },
      NameCase(".header(\"Chapter\")") { Text("Chapter").accessibilityAddTraits(.isHeader) },
      NameCase(".toggle(\"Sound\"), off, disabled") {
        Toggle("Sound", isOn: .constant(false)).disabled(true)
      },
      NameCase(".toggle(\"Sound\"), on") {
        Toggle("Sound", isOn: .constant(true)).labelsHidden()
      },
      NameCase(".textField(\"Name\") with \"Ada\"") { TextField("Name", text: .constant("Ada")) },
      NameCase(".textField(\"Code\") with \"•••\"") { SecureField("Code", text: .constant("abc")) },
      NameCase(".progress(\"Loading\") with \"25%\"") { ProgressView("Loading", value: 0.25) },
      NameCase(".text(\"one, two\")") {
        HStack {
          Text("one"); Text("two")
        }.accessibilityElement(children: .combine)
      },
      NameCase(".text(\"sum\")") {
        HStack {
          Text("one"); Text("two")
        }
        .accessibilityElement(children: .ignore).accessibilityLabel("sum")
      },
      NameCase(".row(\"Ada\")", ".text(\"Ada\")") { List { Text("Ada") } },
      NameCase(".tapArea(\"card\")", ".text(\"card\")") { Text("card").onTapGesture {} },
      NameCase(".image(\"portrait\")") {
        VStack {
          Image("portrait"); Image(decorative: "background")
        }
      },
    ]
  }
}
