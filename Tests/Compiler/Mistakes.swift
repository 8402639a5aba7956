// Typical mistakes in views: `scripts/check-compiler` compares what the compiler says with the comments.

import SwiftUI

struct Book { var title = "" }

struct Mistakes {
  @State private var isOn = false
  @State private var count = 3
  let books: [Book] = []

  @ViewBuilder var wrongLabel: some View {
    Text("A").padding(.horizontal, 12).frame(widht: 40, height: 8)  // have 'widht:height:'
  }

  @ViewBuilder var missingAction: some View {
    VStack { Button("Save") }  // PrimitiveButtonStyleConfiguration
  }

  @ViewBuilder var wrongType: some View {
    Text("A").padding(.horizontal, "12").background(.red)  // expected argument type 'CGFloat'
  }

  @ViewBuilder var assignment: some View {
    let total = count * 2
    total = 4  // 'total' is a 'let' constant
    Text("\(total)")
  }

  @ViewBuilder var unknownMember: some View {
    Text("A").font(.title).foregroundColour(.red).padding()  // no member 'foregroundColour'
  }

  @ViewBuilder var missingBinding: some View {
    Toggle("On", isOn: isOn)  // to expected type 'Binding<Bool>', use wrapper instead
  }

  var missingReturn: some View {  // has no return statements in its body
    let width = CGFloat(count) * 2
    Text("A").frame(width: width)
  }

  @ViewBuilder var notABool: some View {
    if count { Text("A") } else { Text("B") }  // 'Int' cannot be used as a boolean
  }

  @ViewBuilder var notIdentifiable: some View {
    List { ForEach(books) { Text($0.title) } }  // requires that 'Book' conform to 'Identifiable'
  }

  @ViewBuilder var wrongDestination: some View {
    Text("A").navigationDestination(for: Book.self) { Text($0.title) }  // 'Book' conform
  }

  @ViewBuilder var misspeltMember: some View {
    VStack { Text("A").font(.title).multilineTextAlignment(.centre) }  // no member 'centre'
  }

  @ViewBuilder var notAView: some View {
    Text("A")
    count  // requires that 'Int' conform to 'View'
  }

  @ViewBuilder var mistakeInALongChain: some View {
    Text("A").font(.title).bold().foregroundColor(isOn ? .red : .blue).padding(.horizontal, 12)
      .background(Color.black.opacity(0.2)).overlay(Circle().stroke(Color.red.opacity(0.3)))
      .overlay(Text("B").bold().font(.caption), alignment: .top).background(Color.red.opacity(0.1))
      .frame(height: "40").opacity(0.5)  // expected argument type 'CGFloat'
  }
}
