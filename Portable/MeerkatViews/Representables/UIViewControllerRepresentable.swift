/// A view controller of UIKit among the views of SwiftUI.
///
/// Like SwiftUI's `UIViewControllerRepresentable`.
///
/// ## Differences
/// - Hosting, navigation and tab bar controllers are shown, and others by their views, as
///   `UIViewRepresentable` shows them.
/// - `sizeThatFits` is asked once for each update, without a proposal.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of what hears of the controller.
  associatedtype Coordinator = Void
  /// What the controller is shown in.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType

  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)

  /// Cleans up when the controller is gone.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)

  /// Creates what hears of the controller.
  func makeCoordinator() -> Coordinator

  /// Returns the size of the controller's view; nil for its own.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  /// What shows the controller.
  public var body: some View {
    Represented(
      value: Filled(value: self),
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeUIViewController(context: Context($1)) },
      update: { $0.updateUIViewController($1, context: Context($2)) },
      dismantle: { Self.dismantleUIViewController($0, coordinator: $1) }
    ) { value, controller, context in
      let size = value.sizeThatFits(
        .unspecified, uiViewController: controller, context: Context(context))
      ControllerView(controller: controller).frame(width: size?.width, height: size?.height)
    }
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates nothing: the controller needs no coordinator.
  public func makeCoordinator() -> Coordinator { () }
}

/// What a view controller of UIKit is shown in.
///
/// Like SwiftUI's `UIViewControllerRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What hears of the controller.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public let transaction = Transaction()
  /// The values of the surroundings.
  public let environment: EnvironmentValues

  init(_ context: RepresentedContext<Representable.Coordinator>) {
    coordinator = context.coordinator
    environment = context.environment
  }
}
