// What SwiftUI's isolation refuses on Apple platforms: `scripts/check-apple` compares the lines of which
// the compiler complains with those that say "refused".

import SwiftUI

final class Model: ObservableObject {
  var count = 0
}

struct Guide: View {
  @State private var isWide = false

  var body: some View {
    Text("A").alignmentGuide(.leading) { _ in isWide ? 1 : 0 }  // refused
    Text("B").alignmentGuide(.top) { _ in isWide ? 1 : 0 }  // refused
    Text("C").alignmentGuide(.leading) { $0[.trailing] }
  }
}

func bindings(_ model: Model, get: @escaping () -> Int) {
  _ = Binding(get: { model.count }, set: { _ in })  // refused
  _ = Binding(get: get, set: { _ in })  // refused
  _ = Binding(get: { 1 }, set: { _, _ in model.count = 2 })  // refused
}

@MainActor
func bindingsOfViews(_ model: Model) {
  _ = Binding(get: { model.count }, set: { model.count = $0 })
  _ = Binding(get: { model.count }, set: { count, _ in model.count = count })
}

@MainActor
func buttons(_ model: Model, action: @escaping () -> Void) {
  _ = Button("A", action: action)  // refused
  _ = Button("B") { action() }
  _ = Button("C") { model.count = 2 }
}

func read(_ object: ObservedObject<Model>) -> Int {
  object.wrappedValue.count  // refused
}

struct Configuration: Sendable {
  let title: LocalizedStringKey  // refused
  let place: GeometryProxy  // refused
  let change: Transaction  // refused
  let color: Color
}

func dictionary() -> [LocalizedStringKey: Int] { [:] }  // refused
