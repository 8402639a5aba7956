import MeerkatAuthenticationServices
import MeerkatCoreGraphics
import MeerkatCoreLocation
import MeerkatNetwork
import MeerkatPhotosUI
import MeerkatSafariServices
import MeerkatStoreKit
import MeerkatTesting
import MeerkatUI
import MeerkatUniformTypeIdentifiers
import MeerkatUserNotifications
import Testing

/// Each framework says no in its own words.
@MainActor
struct RefusalTests {
  @Test func notificationsAreDenied() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.sound = .default
    let request = UNNotificationRequest(
      identifier: "tea", content: content,
      trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false))
    #expect(request.content.title == "Tea")
    await #expect(throws: UNError.self) { try await center.add(request) }
    #expect(await center.pendingNotificationRequests().isEmpty)
  }

  /// A manager as apps have it.
  private final class Finder: NSObject, ObservableObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    var notes: [String] = []

    override init() {
      super.init()
      manager.delegate = self
      manager.desiredAccuracy = kCLLocationAccuracyBest
    }

    func find() {
      manager.requestWhenInUseAuthorization()
      manager.startUpdatingLocation()
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      notes.append("\(manager.authorizationStatus)")
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      notes.append("\((error as? CLError)?.code == .denied)")
    }
  }

  @Test func theLocationIsDenied() async {
    let finder = Finder()
    finder.find()
    #expect(finder.notes == ["denied", "true"])
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    #expect(abs(paris.distance(from: london) - 343_556) < 100)
    await #expect(throws: CLError.self) { try await CLGeocoder().reverseGeocodeLocation(paris) }
  }

  @Test func theStoreIsEmpty() async throws {
    #expect(try await Product.products(for: ["pro"]).isEmpty)
    for await purchase in MeerkatStoreKit.Transaction.currentEntitlements {
      Issue.record("There is \(purchase).")
    }
    await #expect(throws: StoreKitError.self) { try await AppStore.sync() }
  }

  @Test func theNetworkIsThere() async {
    let monitor = NWPathMonitor()
    let status = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { continuation.resume(returning: $0.status) }
      monitor.start(queue: DispatchQueue(label: "network"))
    }
    #expect(status == .satisfied)
  }

  private struct Screen: View {
    @State private var picture: PhotosPickerItem?
    @State private var said = ""

    var body: some View {
      PhotosPicker("Choose", selection: $picture, matching: .images)
      SignInWithAppleButton(.continue) { request in
        request.requestedScopes = [.email]
      } onCompletion: { result in
        if case .failure(let error as ASAuthorizationError) = result { said = "\(error.code)" }
      }
      Text(said)
    }
  }

  @Test func nobodySignsInOrChoosesPictures() throws {
    let app = try Driver(Screen())
    try app.tap("Continue with Apple")
    #expect(app.exists(.text("notHandled")))
    #expect(try app.element(.button("Choose")).isEnabled == false)
  }

  private struct Page: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> SFSafariViewController {
      SFSafariViewController(
        url: URL(string: "https://example.com/") ?? URL(fileURLWithPath: "/"))
    }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
  }

  @Test func aPageOfTheWebIsALink() throws {
    #expect(try Driver(Page()).exists("https://example.com/"))
  }

  @Test func smallModulesPassOnWhatThereIs() {
    let square = CGRect(x: 0, y: 0, width: 1, height: 1)
    let path: CGPath = Path(square).cgPath
    #expect(Path(path) == Path(square))
    #expect(UTType.json.identifier == "public.json")
  }
}
