public import Foundation

/// A rectangle or point of a view, which another view can convert to its own coordinates.
///
/// Like SwiftUI's `Anchor`.
public struct Anchor<Value>: Sendable {
  let place: PlaceReference?
  let box: AnchorBox?
  fileprivate let source: Source

  /// The source of an anchor.
  ///
  /// Like SwiftUI's `Anchor.Source`.
  public struct Source: Sendable {
    fileprivate let value: @Sendable (CGRect) -> Value
  }

  init(_ source: Source, at place: PlaceReference?, _ box: AnchorBox?) {
    self.source = source
    self.place = place
    self.box = box
  }

  /// Returns the value in coordinates with an origin.
  ///
  /// Where no host tells the place, it is that of who looks.
  func value(in size: CGSize, from origin: CGPoint) -> Value {
    let own = place?.origin(in: .global) ?? origin
    return source.value(
      CGRect(
        origin: CGPoint(x: own.x - origin.x, y: own.y - origin.y), size: box?.size ?? size))
  }
}

extension Anchor: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool { left.box === right.box }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(box.map(ObjectIdentifier.init)) }
}

/// The last reported size of a view.
final class AnchorBox: Sendable {
  let size: CGSize

  init(_ size: CGSize) { self.size = size }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Self { Self { $0 } }

  /// A rectangle in the view's coordinates, in points.
  public static func rect(_ rect: CGRect) -> Self {
    Self { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates, in points.
  public static func point(_ point: CGPoint) -> Self {
    Self { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point of the view, as fractions of its size.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self { CGPoint(x: $0.minX + $0.width * point.x, y: $0.minY + $0.height * point.y) }
  }

  public static var topLeading: Self { .unitPoint(.topLeading) }
  public static var top: Self { .unitPoint(.top) }
  public static var topTrailing: Self { .unitPoint(.topTrailing) }
  public static var leading: Self { .unitPoint(.leading) }
  public static var center: Self { .unitPoint(.center) }
  public static var trailing: Self { .unitPoint(.trailing) }
  public static var bottomLeading: Self { .unitPoint(.bottomLeading) }
  public static var bottom: Self { .unitPoint(.bottom) }
  public static var bottomTrailing: Self { .unitPoint(.bottomTrailing) }
}

extension View {
  /// Sets a preference value made from an anchor of the view.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    Anchored<Self, A, K>(content: self, source: value, replaces: true) { $0 = transform($1) }
  }

  /// Changes a preference value of the views inside with an anchor of the view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    Anchored<Self, A, K>(content: self, source: value, replaces: false, transform: transform)
  }

  /// Shows a view in front of this one, made from a preference value of the views inside.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceDecorated<Self, K, V>(
      content: self, side: .overlay, alignment: alignment, decoration: transform)
  }

  /// Shows a view behind this one, made from a preference value of the views inside.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    PreferenceDecorated<Self, K, V>(
      content: self, side: .background, alignment: alignment, decoration: transform)
  }
}

/// A view that sets a preference value from an anchor.
nonisolated private struct Anchored<Content: View, A, Key: PreferenceKey>: View {
  let content: Content
  let source: Anchor<A>.Source
  let replaces: Bool
  let transform: (inout Key.Value, Anchor<A>) -> Void
  @State private var measured: Measured?

  /// The place as it was last told.
  struct Measured: Equatable {
    let place: PlaceReference?
    let box: AnchorBox
    let frame: CGRect

    static func == (left: Self, right: Self) -> Bool { left.frame == right.frame }
  }

  @MainActor var body: some View {
    let anchor = Anchor(source, at: measured?.place, measured?.box)
    PreferenceWriting<_, Key>(
      content: content.background(measure), replaces: replaces
    ) { [transform] in transform(&$0, anchor) }
  }

  @MainActor private var measure: some View {
    GeometryReader { proxy in
      let new = Measured(
        place: proxy.place, box: AnchorBox(proxy.size), frame: proxy.frame(in: .global))
      Color.clear.onChange(of: new, initial: true) { measured = $1 }
    }
  }
}

/// A view with another one behind it or in front of it, made from a preference value.
nonisolated private struct PreferenceDecorated<Content: View, Key: PreferenceKey, Decoration: View>:
  PrimitiveView
{
  let content: Content
  let side: DecorationElement.Side
  let alignment: Alignment
  let decoration: (Key.Value) -> Decoration

  @MainActor func makeNode(under parent: Node) -> PreferenceDecorationElement<Key, Decoration> {
    let element = PreferenceDecorationElement<Key, Decoration>(
      side, alignment, decoration, under: parent)
    element.mount(content)
    element.mountDecoration(element.shown)
    return element
  }

  @MainActor func update(_ element: PreferenceDecorationElement<Key, Decoration>) {
    element.update(content)
    element.make = decoration
    element.updateDecoration(element.shown, alignment)
  }
}

/// The element of such a view.
private final class PreferenceDecorationElement<Key: PreferenceKey, Decoration: View>:
  DecorationElement, PreferenceReader
{
  var make: (Key.Value) -> Decoration
  private var value = Key.defaultValue

  init(
    _ side: DecorationElement.Side, _ alignment: Alignment,
    _ make: @escaping (Key.Value) -> Decoration, under parent: Node
  ) {
    self.make = make
    super.init(side, alignment, under: parent)
    state.insert(.readsPreferences)
    runtime.notePreferenceChange(of: self)
  }

  var preferenceKeys: [ObjectIdentifier] { [ObjectIdentifier(Key.self)] }

  /// The decoration for the value.
  var shown: DeferredContent<Decoration> {
    DeferredContent { [make, value] in make(value) }
  }

  func preferencesDidChange() {
    let collector = TypedCollector<Key>()
    content?.collectPreferences(collector)
    value = collector.result
    updateDecoration(shown, alignment)
  }
}
