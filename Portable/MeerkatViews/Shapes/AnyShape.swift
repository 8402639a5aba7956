/// A type-erased shape.
///
/// Like SwiftUI's `AnyShape`.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a type-erased shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }

  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  public var outline: Outline { shape.outline }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
