public import MeerkatJourney
public import MeerkatUI

/// A link that leads nowhere in the app.
public struct UnknownLink: Identifiable, Sendable {
  /// The link that was opened.
  public let link: String

  /// The part of the link that doesn't fit, and the reason.
  public let error: LinkError

  public var id: String { link }
}

extension View {
  /// Replaces the page that the flows inside this view show for a link that leads nowhere.
  ///
  /// ```swift
  /// FlowView(ShopFlow())
  ///   .unknownLinkScreen { unknown in Text("We looked everywhere for \(unknown.link).") }
  /// ```
  ///
  /// The screen covers everything, with a button below it that leads to the flow's start.
  ///
  /// - Parameter screen: Makes the screen for a link.
  /// - Returns: A view whose flows show the screen.
  public func unknownLinkScreen<Screen: View>(
    @ViewBuilder _ screen: @escaping @MainActor (UnknownLink) -> Screen
  ) -> some View {
    environment(\.unknownLinkScreen, UnknownLinkBuilder { AnyView(screen($0)) })
  }

  /// Covers everything with a page for a link that leads nowhere, until the user goes on.
  func presentingUnknownLink(
    _ unknown: Binding<UnknownLink?>, goToStart: @escaping () -> Void
  ) -> some View {
    cover(item: unknown) { link in
      UnknownLinkPage(unknown: link) {
        unknown.wrappedValue = nil
        goToStart()
      }
    }
  }
}

/// The page for a link that leads nowhere, with a button to go on.
private struct UnknownLinkPage: View {
  let unknown: UnknownLink
  let goOn: () -> Void
  @Environment(\.unknownLinkScreen) private var screen

  var body: some View {
    NavigationStack {
      VStack(spacing: 16) {
        if let screen {
          screen.make(unknown)
        } else {
          Image(systemName: "questionmark.circle").font(.largeTitle).foregroundStyle(.secondary)
          Text("There is nothing at \(unknown.link).").multilineTextAlignment(.center)
        }
        Button("Go to the start") { goOn() }.buttonStyle(.borderedProminent)
      }
      .padding()
      .navigationTitle("Not found")
    }
  }
}

struct UnknownLinkBuilder {
  let make: @MainActor (UnknownLink) -> AnyView
}

extension EnvironmentValues {
  fileprivate var unknownLinkScreen: UnknownLinkBuilder? {
    get { self[AbsentByDefault.self] }
    set { self[AbsentByDefault.self] = newValue }
  }
}
