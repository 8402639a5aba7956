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

extension ButtonBorderShape: Shape {
  nonisolated public func path(in rect: CGRect) -> Path {
    switch self {
    case .automatic, .capsule: Capsule().path(in: rect)
    case .roundedRectangle: RoundedRectangle(cornerRadius: 8).path(in: rect)
    case .circle: Circle().path(in: rect)
    }
  }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape of the border of buttons.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
