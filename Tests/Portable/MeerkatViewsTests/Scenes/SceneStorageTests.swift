import Foundation
import MeerkatUI
import MeerkatViews
import Testing

@MainActor
struct SceneStorageTests {
  private enum Sort: String { case name, date }
  private enum Level: Int { case low, high }

  /// A view that shows what it keeps under a key, and hands out a way to write it.
  private struct Counter: View {
    @SceneStorage("count") private var count: Int?
    let handle: Handle<(Int?) -> Void>

    var body: some View {
      let _ = handle.value = { count = $0 }
      Text(count.map(String.init) ?? "none")
    }
  }

  private struct Name: View {
    @SceneStorage("name") private var name = "Ada"
    var body: some View { Text(name) }
  }

  @Test func viewsWithTheSameKeyShareTheValue() {
    let handle = Handle<(Int?) -> Void>()
    let app = TestApp(
      VStack {
        Counter(handle: handle)
        Counter(handle: Handle())
      })
    #expect(app.texts == ["none", "none"])
    app.bodies { handle.value?(3) }
    #expect(app.texts == ["3", "3"])
  }

  @Test func onlyViewsThatReadTheKeyAreEvaluated() {
    let handle = Handle<(Int?) -> Void>()
    let app = TestApp(
      VStack {
        Counter(handle: handle)
        Name()
      })
    #expect(app.bodies { handle.value?(3) } == 1)
    #expect(app.bodies { handle.value?(3) } == 0)
    #expect(app.bodies { handle.value?(nil) } == 1)
    #expect(app.texts == ["none", "Ada"])
  }

  @Test func aBindingWritesTheValue() {
    struct Inner: View {
      @Binding var isOn: Bool
      let handle: Handle<() -> Void>
      var body: some View {
        let _ = handle.value = { isOn.toggle() }
        Text(isOn ? "on" : "off")
      }
    }
    struct Screen: View {
      @SceneStorage("light") private var isOn = false
      let handle: Handle<() -> Void>
      var body: some View { Inner(isOn: $isOn, handle: handle) }
    }
    let handle = Handle<() -> Void>()
    let app = TestApp(Screen(handle: handle))
    #expect(app.bodies { handle.value?() } == 1)
    #expect(app.texts == ["on"])
    #expect(app.runtime.sceneValues.values == ["light": .bool(true)])
  }

  @Test func everyKindOfValueIsKept() {
    struct Screen: View {
      @SceneStorage("bool") private var bool = false
      @SceneStorage("integer") private var integer = 0
      @SceneStorage("double") private var double = 0.0
      @SceneStorage("string") private var string = ""
      @SceneStorage("url") private var url = URL(filePath: "/")
      @SceneStorage("data") private var data = Data()
      @SceneStorage("sort") private var sort = Sort.name
      @SceneStorage("level") private var level = Level.low
      @SceneStorage("maybe") private var maybe: Sort?
      let handle: Handle<() -> Void>

      var body: some View {
        let _ =
          handle.value = {
            (bool, integer, double, string) = (true, 1, 0.5, "a")
            (data, sort, level, maybe) = (Data([1]), .date, .high, .date)
            if let new = URL(string: "https://example.org/a?b=c") { url = new }
          }
        Text("\(bool) \(integer) \(double) \(string) \(url.query() ?? "") \(data.count)")
        Text("\(sort) \(level) \(maybe?.rawValue ?? "none")")
      }
    }
    let handle = Handle<() -> Void>()
    let app = TestApp(Screen(handle: handle))
    #expect(app.texts == ["false 0 0.000000   0", "name low none"])
    app.bodies { handle.value?() }
    #expect(app.texts == ["true 1 0.500000 a b=c 1", "date high date"])

    let second = TestApp(Screen(handle: Handle()))
    second.runtime.sceneValues.restore(app.runtime.sceneValues.values)
    #expect(second.texts == ["true 1 0.500000 a b=c 1", "date high date"])
  }

  @Test func valuesRestoredBeforeTheFirstEvaluationNeedNoSecondOne() {
    let runtime = Runtime()
    runtime.sceneValues.restore(["name": .string("Grace")])
    runtime.show(Name())
    #expect(runtime.bodyEvaluations == 1)
    #expect((runtime.window.children.first as? TextElement)?.text.plainText == "Grace")
  }

  @Test func restoringTakesAwayWhatIsNotAmongTheNewValues() {
    let handle = Handle<(Int?) -> Void>()
    let app = TestApp(Counter(handle: handle))
    app.bodies { handle.value?(3) }
    #expect(app.bodies { app.runtime.sceneValues.restore([:]) } == 1)
    #expect(app.texts == ["none"])
    #expect(app.runtime.sceneValues.values == [:])
  }

  @Test(
    "What was kept with another type reads as the default",
    arguments: [SceneValue.bool(true), .integer(1), .double(.nan), .data(Data([1]))])
  func otherTypesReadAsTheDefault(kept: SceneValue) {
    let app = TestApp(Name())
    app.runtime.sceneValues.restore(["name": kept])
    #expect(app.texts == ["Ada"])
  }

  @Test func rawValuesThatNoLongerExistReadAsTheDefault() {
    struct Screen: View {
      @SceneStorage("sort") private var sort = Sort.date
      var body: some View { Text(sort.rawValue) }
    }
    let app = TestApp(Screen())
    app.runtime.sceneValues.restore(["sort": .string("size")])
    #expect(app.texts == ["date"])
  }

  @Test func theHostIsToldOfWritesThatChangeSomething() {
    let handle = Handle<(Int?) -> Void>()
    let app = TestApp(Counter(handle: handle))
    let log = Log()
    app.runtime.sceneValues.onChange = { [runtime = app.runtime] in
      log("\(runtime.sceneValues.values)")
    }
    app.bodies { handle.value?(nil) }
    app.bodies { handle.value?(3) }
    app.bodies { handle.value?(3) }
    app.runtime.sceneValues.restore(["count": .integer(5)])
    #expect(log.lines == ["\(["count": SceneValue.integer(3)])"])
  }

  @Test func scenesHaveValuesOfTheirOwn() {
    let handle = Handle<(Int?) -> Void>()
    let app = TestApp(Counter(handle: handle))
    let other = TestApp(Counter(handle: Handle()))
    app.bodies { handle.value?(3) }
    #expect(app.texts == ["3"])
    #expect(other.texts == ["none"])
  }

  @Test func theKeyCanChange() {
    struct Page: View {
      @SceneStorage private var note: String
      init(number: Int) { _note = SceneStorage(wrappedValue: "empty", "page \(number)") }
      var body: some View { Text(note) }
    }
    struct Book: View {
      let handle: Handle<() -> Void>
      @State private var number = 1
      var body: some View {
        let _ = handle.value = { number = 2 }
        Page(number: number)
      }
    }
    let handle = Handle<() -> Void>()
    let app = TestApp(Book(handle: handle))
    app.runtime.sceneValues.restore(["page 2": .string("read")])
    #expect(app.texts == ["empty"])
    app.bodies { handle.value?() }
    #expect(app.texts == ["read"])
  }

  @Test func aBindingThatOutlivesItsAppIsHarmless() {
    let handle = Handle<(Int?) -> Void>()
    do { _ = TestApp(Counter(handle: handle)) }
    handle.value?(3)
  }

  @Test(
    "Values survive being written to a file",
    arguments: [
      SceneValue.bool(true), .integer(.min), .double(0.1), .double(-.infinity), .string("ä"),
      .data(Data([0, 255])),
    ])
  func valuesAreCoded(value: SceneValue) throws {
    let data = try JSONEncoder().encode(["key": value])
    #expect(try JSONDecoder().decode([String: SceneValue].self, from: data) == ["key": value])
  }

  @Test(
    "A file with something else in it is refused",
    arguments: [#"{}"#, #"{"colour":1}"#, #"{"double":"many"}"#, #"{"integer":"1"}"#])
  func foreignValuesAreRefused(text: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SceneValue.self, from: Data(text.utf8))
    }
  }
}
