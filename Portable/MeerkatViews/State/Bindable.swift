/// Provides bindings to the properties of an observable object.
///
/// Like SwiftUI's `Bindable`.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object itself.
  public var wrappedValue: Value

  /// The wrapper itself, for `$model.property`.
  public var projectedValue: Bindable<Value> { self }

  private init(object: Value) { wrappedValue = object }

  // A view's memberwise initializer takes the object itself only if the wrapper has this for any value.
  @available(*, unavailable, message: "The value is an object that conforms to Observable.")
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable where Value: AnyObject & Observable {
  /// Wraps an object.
  public init(wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Wraps an object.
  public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }

  /// Creates a wrapper from the projected value of another one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(location: ObjectLocation(wrappedValue, path, isTracked: true))
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The identity of the object.
  public var id: Value.ID { wrappedValue.id }
}
