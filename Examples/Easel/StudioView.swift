import SwiftUI

enum Piece: String, CaseIterable, Identifiable {
  case sketch = "Sketchbook"
  case cards = "Flash Cards"
  case clock = "Clock"
  case swatches = "Swatches"

  var id: Self { self }

  var caption: String {
    switch self {
    case .sketch: "Draw with a finger"
    case .cards: "Throw a card away"
    case .clock: "Three hands and a ring"
    case .swatches: "Colors that flow"
    }
  }
}

/// The four pieces of the studio, in a grid that becomes a column in a narrow window.
struct StudioView: View {
  @State private var path: [Piece] = []
  @State private var isColumn = false

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        let layout =
          isColumn
          ? AnyLayout(VStackLayout(spacing: 16)) : AnyLayout(FlowLayout(spacing: 16))
        layout {
          ForEach(Piece.allCases) { piece in
            NavigationLink(value: piece) { PieceCard(piece: piece) }
              .buttonStyle(.plain)
          }
        }
        .padding()
        .animation(.snappy, value: isColumn)
      }
      .navigationTitle("Easel")
      .navigationDestination(for: Piece.self) { piece in
        switch piece {
        case .sketch: SketchView()
        case .cards: CardStackView(cards: FlashCard.italian)
        case .clock: ClockView()
        case .swatches: SwatchesView()
        }
      }
      .toolbar {
        Button(
          isColumn ? "Show as Grid" : "Show as Column",
          systemImage: isColumn ? "square.grid.2x2" : "rectangle.grid.1x2"
        ) {
          withAnimation(.snappy) { isColumn.toggle() }
        }
      }
    }
  }
}

private struct PieceCard: View {
  let piece: Piece

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      emblem
        .frame(width: 120, height: 120)
      Text(piece.rawValue).font(.headline)
      Text(piece.caption)
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
    .padding()
    .frame(width: 168, alignment: .leading)
    .background(.quaternary.opacity(0.4), in: .rect(cornerRadius: 20))
  }

  @ViewBuilder private var emblem: some View {
    switch piece {
    case .sketch:
      Squiggle()
        .stroke(
          .orange.gradient, style: StrokeStyle(lineWidth: 8, lineCap: .round, lineJoin: .round))
    case .cards:
      ZStack {
        ForEach(0..<3) { index in
          RoundedRectangle(cornerRadius: 12)
            .fill([Color.pink, .purple, .indigo][index].gradient)
            .frame(width: 70, height: 96)
            .rotationEffect(.degrees(Double(index - 1) * 12), anchor: .bottom)
        }
      }
    case .clock:
      ZStack {
        Circle().stroke(.teal, lineWidth: 6)
        Hand(angle: .degrees(60), length: 0.5).stroke(
          .primary, style: .init(lineWidth: 6, lineCap: .round))
        Hand(angle: .degrees(-60), length: 0.75).stroke(
          .primary, style: .init(lineWidth: 4, lineCap: .round))
      }
      .padding(4)
    case .swatches:
      Star(points: 7, depth: 0.5)
        .fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
    }
  }
}

#Preview {
  StudioView()
}
