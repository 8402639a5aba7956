import SwiftUI

/// Cards on top of each other: throw one to the right if you know the word, to the left if you don't.
struct CardStackView: View {
  @State private var cards: [FlashCard]
  @State private var known: [FlashCard] = []
  @State private var again: [FlashCard] = []
  @Namespace private var piles

  private let all: [FlashCard]

  init(cards: [FlashCard]) {
    all = cards
    _cards = State(initialValue: cards)
  }

  var body: some View {
    VStack(spacing: 24) {
      ZStack {
        if cards.isEmpty {
          summary
        }
        ForEach(Array(cards.enumerated().reversed()), id: \.element.id) { depth, card in
          CardView(card: card, isOnTop: depth == 0) { isKnown in
            withAnimation(.spring(duration: 0.4, bounce: 0.3)) { file(card, isKnown: isKnown) }
          }
          .matchedGeometryEffect(id: card.id, in: piles)
          .offset(y: CGFloat(depth) * 8)
          .scaleEffect(1 - CGFloat(depth) * 0.04)
          .zIndex(Double(cards.count - depth))
        }
      }
      .frame(height: 280)

      HStack(spacing: 40) {
        pile(again, title: "Again", color: .orange)
        pile(known, title: "Known", color: .green)
      }
    }
    .padding()
    .navigationTitle("Flash Cards")
    .navigationBarTitleDisplayMode(.inline)
  }

  private var summary: some View {
    VStack(spacing: 12) {
      Text(again.isEmpty ? "Well done!" : "\(known.count) of \(all.count) known")
        .font(.title2.bold())
      Button("Start Over") {
        withAnimation { (cards, known, again) = (all, [], []) }
      }
      .buttonStyle(.borderedProminent)
    }
    .transition(.scale.combined(with: .opacity))
  }

  private func pile(_ pile: [FlashCard], title: String, color: Color) -> some View {
    VStack {
      ZStack {
        RoundedRectangle(cornerRadius: 8)
          .strokeBorder(color, style: StrokeStyle(lineWidth: 2, dash: [6, 4]))
        ForEach(pile) { card in
          RoundedRectangle(cornerRadius: 8)
            .fill(color.gradient)
            .matchedGeometryEffect(id: card.id, in: piles)
        }
        Text("\(pile.count)").bold()
      }
      .frame(width: 56, height: 76)
      Text(title).font(.caption)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(title): \(pile.count)")
  }

  private func file(_ card: FlashCard, isKnown: Bool) {
    cards.removeAll { $0.id == card.id }
    if isKnown { known.append(card) } else { again.append(card) }
  }
}

private struct CardView: View {
  let card: FlashCard
  let isOnTop: Bool
  let throwAway: (_ isKnown: Bool) -> Void

  @GestureState(resetTransaction: Transaction(animation: .bouncy)) private var drag = CGSize.zero
  @State private var isTurned = false

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 24, style: .continuous)
        .fill(.background)
        .shadow(color: .black.opacity(0.15), radius: 10, y: 4)
        // In the dark, a shadow isn't seen.
        .overlay { RoundedRectangle(cornerRadius: 24, style: .continuous).strokeBorder(.separator) }
      Text(isTurned ? card.meaning : card.word)
        .font(.system(size: 34, weight: .semibold, design: .rounded))
        .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0))
      badge("Known", color: .green, strength: drag.width / 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      badge("Again", color: .orange, strength: -drag.width / 100)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    }
    .frame(maxWidth: 320, maxHeight: 240)
    .rotation3DEffect(.degrees(isTurned ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    .rotationEffect(.degrees(drag.width / 20), anchor: .bottom)
    .offset(drag)
    .gesture(
      DragGesture()
        .updating($drag) { value, drag, _ in drag = value.translation }
        .onEnded { value in
          guard abs(value.predictedEndTranslation.width) > 140 else { return }
          throwAway(value.translation.width > 0)
        },
      isEnabled: isOnTop
    )
    .onTapGesture { withAnimation(.spring) { isTurned.toggle() } }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(isTurned ? card.meaning : card.word)
    .accessibilityHidden(!isOnTop)
    .accessibilityAction(named: "Known") { throwAway(true) }
    .accessibilityAction(named: "Again") { throwAway(false) }
  }

  private func badge(_ title: String, color: Color, strength: CGFloat) -> some View {
    Text(title.uppercased())
      .font(.headline)
      .foregroundStyle(color)
      .padding(8)
      .overlay { RoundedRectangle(cornerRadius: 8).stroke(color, lineWidth: 3) }
      .padding()
      .opacity(max(0, min(1, strength)))
  }
}

#Preview {
  NavigationStack { CardStackView(cards: FlashCard.italian) }
}
