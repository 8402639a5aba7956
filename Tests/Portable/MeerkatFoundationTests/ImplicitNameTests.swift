import MeerkatFoundation
import Testing

/// What Foundation alone gives on Apple platforms.
struct ImplicitNameTests {
  final class Model: ObservableObject {
    @Published var count = 0
  }

  @Test func anObjectSaysThatItChanges() {
    let model = Model()
    var changes = 0
    let listener = model.objectWillChange.sink { changes += 1 }
    model.count += 1
    #expect(changes == 1)
    _ = listener
  }

  @Test func networkingAndDurationsHaveTheirNames() {
    #expect(URLRequest(url: URL(fileURLWithPath: "/")).httpMethod == "GET")
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC)
    #expect(NSEC_PER_MSEC == 1_000 * NSEC_PER_USEC)
  }

  @Test func aTextThatNoTableHasIsAsItIsWritten() {
    let name = "Ann"
    #expect(String(localized: "Hello \(name), \(1_234) times") == "Hello Ann, 1,234 times")
    #expect(String(localized: "greeting", defaultValue: "Hello \(name)") == "Hello Ann")
    #expect(NSLocalizedString("Home", comment: "") == "Home")
    #expect(NSLocalizedString("home", value: "Home", comment: "") == "Home")
    let resource: LocalizedStringResource = "\(2.5, specifier: "%.1f") km"
    #expect(String(localized: resource) == "2.5 km")
    #expect(resource.key == "%.1f km")
  }
}
