/// A function of an app's Metal library; no host runs it.
///
/// Like SwiftUI's `ShaderFunction`.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  public let library: ShaderLibrary
  public let name: String

  /// Creates a reference to a function.
  @Memberwise
  public init(library: ShaderLibrary, name: String)

  /// Returns a shader that calls the function with arguments.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A Metal library; no host runs its functions.
///
/// Like SwiftUI's `ShaderLibrary`.
@dynamicMemberLookup
public struct ShaderLibrary: Hashable, Sendable {
  private let url: URL?

  /// Creates a reference to a library in a file.
  public init(url: URL) { self.url = url }

  private init() { url = nil }

  /// The app's library.
  public static let `default` = ShaderLibrary()

  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }

  /// A function of the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }
}

/// A Metal function with its arguments; no host runs it.
///
/// Like SwiftUI's `Shader`.
public struct Shader: Hashable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Argument]

  /// Creates a shader.
  @Memberwise
  public init(function: ShaderFunction, arguments: [Argument])

  /// An argument of a shader.
  public struct Argument: Hashable, Sendable {
    private let numbers: [Double]

    private init(_ numbers: [Double] = []) { self.numbers = numbers }

    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument([Double(x)]) }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      Argument([Double(x), Double(y)])
    }
    public static func float2(_ point: CGPoint) -> Argument { .float2(point.x, point.y) }
    public static func float2(_ size: CGSize) -> Argument { .float2(size.width, size.height) }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      Argument([x, y, z].map { Double($0) })
    }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      Argument([x, y, z, w].map { Double($0) })
    }
    public static func floatArray(_ array: [Float]) -> Argument { Argument(array.map(Double.init)) }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static func data(_ data: Data) -> Argument { Argument() }
    public static var boundingRect: Argument { Argument() }
  }
}

extension View {
  /// Changes the colours of the view by a shader.
  nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    accepted()
  }

  /// Moves the pixels of the view by a shader.
  nonisolated public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { accepted() }

  /// Draws the view by a shader.
  nonisolated public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { accepted() }
}

extension VisualEffect {
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
