import MeerkatUI
import Testing

@MainActor
struct ScreenTextTests {
  @Test(arguments: TextCase.lists + TextCase.screens + TextCase.layers)
  func screensLookAsDocumented(_ example: TextCase) {
    #expect(example.drawn() == example.picture)
  }
}

extension TextCase {
  static let lists = [
    TextCase(
      "rows are indented, links have a chevron",
      """
        Ada
        Grace                    ›
        Alan
        [Add]
      """
    ) {
      NavigationStack {
        List {
          Text("Ada")
          NavigationLink("Grace") { Text("Grace") }
          NavigationLink("Alan", value: String?.none)
          Button("Add") {}
        }
      }
    },
    TextCase(
      "sections have headings and notes",
      """
       Open
        Essay
        Talk

       Done
        Book
       That is all.
      """
    ) {
      List {
        Section("Open") {
          Text("Essay"); Text("Talk")
        }
        Section {
          Text("Book")
        } header: {
          Text("Done")
        } footer: {
          Text("That is all.")
        }
      }
    },
    TextCase(
      "rows of several lines have lines between them",
      """
        Essay
        due on Monday
        ╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌
        Talk
        Book
      """
    ) {
      List {
        VStack(alignment: .leading) {
          Text("Essay"); Text("due on Monday")
        }
        Text("Talk")
        Text("Book")
      }
    },
    TextCase(
      "a form", width: 40,
      """
        [Name…_____________________________]
        Notify                           [x]
        Speed                           Fast
      """
    ) {
      Form {
        TextField("Name", text: .constant(""))
        Toggle("Notify", isOn: .constant(true))
        HStack {
          Text("Speed"); Spacer(); Text("Fast")
        }
      }
    },
  ]

  static let screens = [
    TextCase(
      "a bar has a title in the middle and buttons at both ends",
      """
      [Cancel]    Title       (Save)
      ──────────────────────────────
      content
      """
    ) {
      NavigationStack {
        Text("content").frame(maxWidth: .infinity, alignment: .leading)
          .navigationTitle("Title")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
            ToolbarItem(placement: .confirmationAction) { Button("Save") {}.disabled(true) }
          }
      }
    },
    TextCase(
      "a pushed screen has a way back",
      """
      ‹ List      Essay
      ──────────────────────────────
                  words
      """
    ) {
      NavigationStack(path: .constant(["Essay"])) {
        Text("root").navigationTitle("List")
          .navigationDestination(for: String.self) { Text("words").navigationTitle($0) }
      }
    },
    TextCase("without a title and buttons there is no bar", "content") {
      NavigationStack { Text("content").frame(maxWidth: .infinity, alignment: .leading) }
    },
    TextCase(
      "tabs are below the content", height: 5,
      """

                   home

      ──────────────────────────────
           ● Home   ○ Settings
      """
    ) {
      TabView {
        Text("home").tabItem { Label("Home", systemImage: "house") }
        Text("settings").tabItem { Text("Settings") }
      }
    },
  ]

  static let layers = [
    TextCase(
      "a sheet stands below the screen where there is no end to it",
      """
      below
      ╭─ sheet ────────────────────╮
      │           on top           │
      ╰────────────────────────────╯
      """
    ) {
      Text("below").frame(maxWidth: .infinity, alignment: .leading)
        .sheet(isPresented: .constant(true)) { Text("on top") }
    },
    TextCase(
      "a sheet covers the end of a screen of fixed height", height: 4,
      """
      0
      ╭─ sheet ────────────────────╮
      │           on top           │
      ╰────────────────────────────╯
      """
    ) {
      VStack(alignment: .leading) { ForEach(0..<4, id: \.self) { Text("\($0)") } }
        .frame(maxWidth: .infinity, alignment: .leading)
        .sheet(isPresented: .constant(true)) { Text("on top") }
    },
    TextCase("a full-screen cover hides all", "            on top") {
      Text("below").fullScreenCover(isPresented: .constant(true)) { Text("on top") }
    },
    TextCase(
      "an alert is a box in the middle", height: 6,
      """
      0 ╭───────────────────────╮
      1 │      Delete it?       │
      2 │ This can't be undone. │
      3 │   [Delete] [Cancel]   │
      4 ╰───────────────────────╯
      5
      """
    ) {
      VStack(alignment: .leading) { ForEach(0..<6, id: \.self) { Text("\($0)") } }
        .frame(maxWidth: .infinity, alignment: .leading)
        .alert("Delete it?", isPresented: .constant(true)) {
          Button("Delete", role: .destructive) {}
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("This can't be undone.")
        }
    },
    TextCase(
      "a dialog has a button in each line",
      """
      root
               ╭──────────╮
               │ [Rename] │
               │ [Delete] │
               │ [Cancel] │
               ╰──────────╯
      """
    ) {
      Text("root").frame(maxWidth: .infinity, alignment: .leading)
        .confirmationDialog("What?", isPresented: .constant(true)) {
          Button("Rename") {}
          Button("Delete", role: .destructive) {}
        }
    },
  ]
}
