/// What an object of UIKit is made and updated in.
struct RepresentedContext<Coordinator> {
  let coordinator: Coordinator
  let environment: EnvironmentValues
}

/// Makes the object of a representable once, and updates it in each evaluation.
///
/// What the representable reads meanwhile counts as read by this view, which therefore has its
/// properties, too.
struct Represented<Value, Object: UIResponder, Coordinator, Content: View>: View {
  typealias Context = RepresentedContext<Coordinator>

  let value: Filled<Value>
  let makeCoordinator: @MainActor (Value) -> Coordinator
  let make: @MainActor (Value, Context) -> Object
  let update: @MainActor (Value, Object, Context) -> Void
  let dismantle: @MainActor (Object, Coordinator) -> Void
  @ViewBuilder let content: @MainActor (Value, Object, Context) -> Content

  @State private var kept = Kept<Object, Coordinator>()
  @Environment(\.self) private var environment

  var body: some View {
    let value = value.value
    let context = Context(
      coordinator: kept.coordinator(makeCoordinator(value)), environment: environment)
    let object = kept.object(make(value, context), dismantle)
    let _ = update(value, object, context)
    content(value, object, context)
  }
}

/// An object of UIKit with its coordinator, from the first evaluation of its view to its end.
@MainActor
private final class Kept<Object: UIResponder, Coordinator> {
  private var coordinator: Coordinator?
  private var object: Object?
  private var dismantle: (@MainActor (Object, Coordinator) -> Void)?

  nonisolated init() {}

  func coordinator(_ make: @autoclosure () -> Coordinator) -> Coordinator {
    if let coordinator { return coordinator }
    let new = make()
    coordinator = new
    return new
  }

  func object(
    _ make: @autoclosure () -> Object,
    _ dismantle: @escaping @MainActor (Object, Coordinator) -> Void
  ) -> Object {
    if let object { return object }
    let new = make()
    object = new
    self.dismantle = dismantle
    return new
  }

  isolated deinit {
    if let object, let coordinator { dismantle?(object, coordinator) }
  }
}
