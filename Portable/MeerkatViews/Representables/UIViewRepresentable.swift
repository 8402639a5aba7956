/// A view of UIKit among those of SwiftUI.
///
/// Like SwiftUI's `UIViewRepresentable`.
///
/// ## Differences
/// - Labels, buttons, fields, images, stacks and the like are shown as SwiftUI's. A view of a class
///   that UIKit doesn't have is shown as a box with the name of the class.
/// - `sizeThatFits` is asked once for each update, without a proposal.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of what hears of the view.
  associatedtype Coordinator = Void
  /// What the view is shown in.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view.
  func makeUIView(context: Context) -> UIViewType

  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)

  /// Cleans up when the view is gone.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)

  /// Creates what hears of the view.
  func makeCoordinator() -> Coordinator

  /// Returns the size of the view; nil for its own.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }

  /// What shows the view.
  public var body: some View {
    Represented(
      value: Filled(value: self),
      makeCoordinator: { $0.makeCoordinator() },
      make: { $0.makeUIView(context: Context($1)) },
      update: { $0.updateUIView($1, context: Context($2)) },
      dismantle: { Self.dismantleUIView($0, coordinator: $1) }
    ) { value, view, context in
      let size = value.sizeThatFits(.unspecified, uiView: view, context: Context(context))
      UIKitView(view: view).frame(width: size?.width, height: size?.height)
    }
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates nothing: the view needs no coordinator.
  public func makeCoordinator() -> Coordinator { () }
}

/// What a view of UIKit is shown in.
///
/// Like SwiftUI's `UIViewRepresentableContext`.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What hears of the view.
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
