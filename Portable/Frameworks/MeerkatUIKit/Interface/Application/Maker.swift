/// Creates objects of classes that are known only at run time.
///
/// Without Objective-C, Swift calls `init()` on a class value only where it is required,
/// and the classes of apps don't say so. But all of them have it where `NSObject` has it in their
/// tables of methods, and there it is called. The class is open because the optimiser could
/// otherwise call the initialiser of this class instead.
@_spi(Making)
open class ObjectMaker: NSObject {
  public required override init() {}

  /// Creates an object by `init()`.
  package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    unsafeDowncast(unsafeBitCast(type, to: ObjectMaker.Type.self).init() as NSObject, to: type)
  }
}

/// Creates views of classes that are known only at run time, as `ObjectMaker` does.
@_spi(Making) @MainActor
open class ViewMaker: UIView {
  public required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  static func make<Shown: UIView>(_ type: Shown.Type) -> Shown {
    let view = unsafeBitCast(type, to: ViewMaker.Type.self).init(frame: .zero)
    return unsafeDowncast(view as UIView, to: type)
  }
}
