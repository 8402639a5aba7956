import MeerkatUIKit

/// What an object of UIKit is made and updated in.
struct RepresentedContext<Coordinator> {
  let coordinator: Coordinator
  let environment: EnvironmentValues
}

/// A view that makes an object of UIKit once, and updates it each time it is evaluated.
///
/// It is evaluated whenever its representable is: closures are never the same.
struct Represented<Object: UIResponder, Coordinator, Content: View>: View {
  let makeCoordinator: @MainActor () -> Coordinator
  let make: @MainActor (RepresentedContext<Coordinator>) -> Object
  let update: @MainActor (Object, RepresentedContext<Coordinator>) -> Void
  let dismantle: @MainActor (Object, Coordinator) -> Void
  @ViewBuilder let content: @MainActor (Object, RepresentedContext<Coordinator>) -> Content

  @State private var kept = Kept<Object, Coordinator>()
  @Environment(\.self) private var environment

  var body: some View {
    let context = RepresentedContext(
      coordinator: kept.coordinator ?? keep(makeCoordinator()), environment: environment)
    let object = kept.object ?? keep(make(context))
    let _ = update(object, context)
    content(object, context)
  }

  private func keep(_ coordinator: Coordinator) -> Coordinator {
    kept.coordinator = coordinator
    return coordinator
  }

  private func keep(_ object: Object) -> Object {
    kept.object = object
    kept.dismantle = dismantle
    return object
  }
}

/// An object of UIKit with its coordinator, from the first evaluation of its view to its end.
@MainActor
private final class Kept<Object: UIResponder, Coordinator> {
  var coordinator: Coordinator?
  var object: Object?
  var dismantle: (@MainActor (Object, Coordinator) -> Void)?

  nonisolated init() {}

  isolated deinit {
    if let object, let coordinator { dismantle?(object, coordinator) }
  }
}
