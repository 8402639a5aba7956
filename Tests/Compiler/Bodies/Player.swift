// A player with a sheet: observable state, gauges, buttons, insets and a share of arithmetic.

import SwiftUI

struct Track: Identifiable, Equatable {
  let id: Int
  var title: String
  var duration: TimeInterval
  var cover: String?
}

@Observable final class Deck {
  var track = Track(id: 1, title: "Sand", duration: 180)
  var queue: [Track] = []
  var elapsed: TimeInterval = 0
  var isPlaying = false
  var volume = 0.5
  func skip(by seconds: Double) { elapsed += seconds }
}

struct PlayerScreen: View {
  @Bindable var deck: Deck
  @State private var showsQueue = false
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    VStack(spacing: 24) {
      Image(deck.track.cover ?? "cover")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: deck.isPlaying ? 280 : 220, height: deck.isPlaying ? 280 : 220)
        .shadow(color: .black.opacity(colorScheme == .dark ? 0.6 : 0.2), radius: 12, x: 0, y: 8)
        .animation(.bouncy, value: deck.isPlaying)
      VStack(spacing: 4) {
        Text(deck.track.title).font(.title2).fontWeight(.semibold)
        ProgressView(value: deck.elapsed, total: deck.track.duration).tint(.orange)
        HStack {
          Text("\(Int(deck.elapsed) / 60) min")
          Spacer()
          Text("-\(Int(deck.track.duration - deck.elapsed) / 60) min")
        }
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
      }
      HStack(spacing: 32) {
        Button {
          deck.skip(by: -15)
        } label: {
          Image(systemName: "gobackward.15")
        }
        Button {
          withAnimation { deck.isPlaying.toggle() }
        } label: {
          Image(systemName: deck.isPlaying ? "pause.fill" : "play.fill").font(.largeTitle)
        }
        .keyboardShortcut(.space, modifiers: [])
        Button(action: { deck.skip(by: 15) }) { Image(systemName: "goforward.15") }
      }
      .buttonStyle(.plain)
      Slider(value: $deck.volume, in: 0...1).padding(.horizontal, 40)
    }
    .padding()
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Button("Queue") { showsQueue = true }
        .buttonStyle(.bordered)
        .controlSize(.large)
    }
    .sheet(isPresented: $showsQueue) {
      NavigationStack {
        List {
          ForEach(deck.queue) { track in
            HStack {
              Text(track.title).foregroundStyle(track == deck.track ? .primary : .secondary)
              Spacer()
              Text(track.duration / 60, format: .number.precision(.fractionLength(1)))
            }
            .listRowSeparator(.hidden)
          }
          .onMove { deck.queue.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("Next")
      }
      .presentationDetents([.medium, .fraction(0.9)])
      .presentationDragIndicator(.visible)
    }
    .onChange(of: deck.track) { deck.elapsed = 0 }
  }
}
