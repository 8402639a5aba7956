// The modifiers of views. See ../../README.md.

public import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  // swiftui/view/modifier(_:)
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }

  // swiftui/view/environment(_:_:)
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }

  // swiftui/view/preference(key:value:)
  nonisolated public func preference<K>(
    key: K.Type = K.self, value: K.Value
  ) -> some View where K: PreferenceKey { self }

  // swiftui/view/id(_:)
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { self }

  // swiftui/view/tag(_:includeoptional:)
  nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View
  where V: Hashable { self }

  // swiftui/view/onappear(perform:)
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  // swiftui/view/ondisappear(perform:)
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  // swiftui/view/navigationbarbackbuttonhidden(_:)
  // unsure: the page wasn't found; the systems are those that tutorials name.
  @available(macOS 13.0, *)
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  { self }

  // swiftui/view/allowshittesting(_:)
  // unsure: the page wasn't found; it is as the others.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  // swiftui/view/font(_:)
  nonisolated public func font(_ font: Font?) -> some View { self }

  // swiftui/view/multilinetextalignment(_:)
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  // swiftui/view/padding(_:_:)
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { self }

  // swiftui/view/padding(_:)
  // unsure: the page wasn't found; it is as the one before.
  nonisolated public func padding(_ length: CGFloat) -> some View { self }

  // swiftui/view/buttonstyle(_:)
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { self }
  nonisolated public func buttonStyle<S>(_ style: S) -> some View
  where S: PrimitiveButtonStyle { self }

  // swiftui/view/sheet(item:ondismiss:content:)
  nonisolated public func sheet<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { self }

  // swiftui/view/popover(item:attachmentanchor:arrowedge:content:)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { self }

  // swiftui/view/tabitem(_:), deprecated in version 27 of all but visionOS
  @available(watchOS 7.0, *)
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View
  where V: View { self }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0, *)
extension View {
  // swiftui/view/fullscreencover(item:ondismiss:content:)
  @available(macOS, unavailable)
  nonisolated public func fullScreenCover<Item, Content>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View where Item: Identifiable, Content: View { self }

  // swiftui/view/onopenurl(perform:)
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  // swiftui/view/navigationtitle(_:)
  nonisolated public func navigationTitle(_ title: Text) -> some View { self }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S>(_ title: S) -> some View
  where S: StringProtocol { self }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension View {
  // swiftui/view/interactivedismissdisabled(_:)
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    self
  }

  // swiftui/view/foregroundstyle(_:)
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }

  // swiftui/view/task(id:priority:_:)
  // unsure: an old page prints neither `@Sendable` nor `sending`; that of version 27, which takes a
  // name too, prints `sending @escaping @isolated(any)`. This refuses more.
  nonisolated public func task<T>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View where T: Equatable { self }

  // swiftui/view/alert(_:ispresented:actions:message:)
  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { self }
  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View { self }
  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { self }

  // swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:message:)
  nonisolated public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { self }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View { self }
  nonisolated public func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View { self }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension View {
  // swiftui/view/navigationtitle(_:)
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { self }

  // swiftui/view/navigationdestination(for:destination:)
  nonisolated public func navigationDestination<D, C>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { self }

  // swiftui/view/presentationdetents(_:)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  // swiftui/view/onchange(of:initial:_:)
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View where V: Equatable { self }
  nonisolated public func onChange<V>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View where V: Equatable { self }

  // swiftui/view/inspector(ispresented:content:)
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  @available(visionOS, unavailable)
  nonisolated public func inspector<V>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View where V: View { self }

  // swiftui/view/navigationdestination(item:destination:)
  nonisolated public func navigationDestination<D, C>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View where D: Hashable, C: View { self }
}
