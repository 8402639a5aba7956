import MeerkatCombine
import Testing

struct ObservableObjectTests {
  class Base: ObservableObject {
    @Published var a = 0
    var unpublished = 0
    @Published var b = 0
  }

  final class Derived: Base {
    @Published var c = 0
  }

  final class Bare: Base {}

  class Plain: ObservableObject {
    var a = 0 {
      willSet { objectWillChange.send() }
    }
  }

  final class DerivedFromPlain: Plain {
    @Published var c = 0
  }

  final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<String, Never>()
  }

  final class Mirrored: ObservableObject, CustomReflectable {
    @Published var a = 0
    var customMirror: Mirror { Mirror(self, children: ["hidden": 0]) }
  }

  @Test func saysSoBeforeEveryPublishedPropertyChanges() {
    let model = Base()
    var log: [String] = []
    let cancellable = model.objectWillChange.sink { log.append("a \(model.a), b \(model.b)") }
    model.a = 1
    model.unpublished = 1
    model.b = 2
    model.b = 2
    #expect(log == ["a 0, b 0", "a 1, b 0", "a 1, b 2"])
    cancellable.cancel()
  }

  @Test func subclassesSpeakForWhatTheyInherit() {
    let model = Derived()
    let changes = changes(of: model)
    model.a = 1
    model.c = 1
    #expect(changes.log == ["()", "()"])
    let bare = Bare()
    let changesOfBare = self.changes(of: bare)
    bare.b = 1
    #expect(changesOfBare.log == ["()"])
  }

  @Test func aClassWithoutPublishedPropertiesCanSayItByHand() {
    let model = Plain()
    let changes = changes(of: model)
    model.a = 1
    model.objectWillChange.send()
    #expect(changes.log == ["()", "()"])
    #expect(model.objectWillChange === model.objectWillChange)
  }

  @Test func aSubclassThatPublishesAndSaysItByHandHasOnePublisher() {
    let model = DerivedFromPlain()
    let changes = changes(of: model)
    model.a = 1
    model.c = 1
    #expect(changes.log == ["()", "()"])
  }

  @Test func aPublisherBelongsToOneObject() {
    let models = (0..<200).map { _ in Plain() }
    let publishers = Set(models.map { ObjectIdentifier($0.objectWillChange) })
    #expect(publishers.count == 200)
    #expect(Set(models.map { ObjectIdentifier($0.objectWillChange) }) == publishers)
  }

  @Test func anObjectThatIsGoneLeavesNothingToTheNext() {
    for _ in 0..<200 {
      let model = Plain()
      let changes = changes(of: model)
      #expect(changes.log == [])
      model.a = 1
      #expect(changes.log == ["()"])
    }
  }

  @Test func aPublisherOfOnesOwnIsUsed() {
    let model = Own()
    let changes = changes(of: model)
    model.objectWillChange.send("ahead")
    #expect(changes.log == ["ahead"])
  }

  @Test func observingDoesNotKeepTheObject() {
    weak var weakModel: Base?
    let changes: Recorder<Void, Never>
    do {
      let model = Base()
      weakModel = model
      changes = self.changes(of: model)
    }
    #expect(weakModel == nil)
    #expect(changes.log == [])
  }

  private func changes<Object: ObservableObject>(
    of object: Object
  ) -> Recorder<Object.ObjectWillChangePublisher.Output, Never> {
    object.objectWillChange.recorded()
  }
}
