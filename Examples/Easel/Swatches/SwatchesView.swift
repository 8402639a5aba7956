import SwiftUI

struct SwatchesView: View {
  @State private var points = 5.0
  @State private var depth = 0.5
  @State private var level = 0.4
  @State private var chosen: Palette?
  @Namespace private var namespace

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 28) {
        star
        water
        blends
        palettes
      }
      .padding()
    }
    .navigationTitle("Swatches")
    .navigationBarTitleDisplayMode(.inline)
    .overlay {
      if let chosen {
        PaletteDetail(palette: chosen, namespace: namespace) {
          withAnimation(.spring) { self.chosen = nil }
        }
      }
    }
  }

  private var star: some View {
    VStack(spacing: 12) {
      Star(points: points, depth: depth)
        .fill(
          RadialGradient(
            colors: [.yellow, .orange, .red], center: .center, startRadius: 4, endRadius: 100)
        )
        .frame(height: 180)
        .animation(.bouncy, value: points)
        .accessibilityLabel("Star with \(Int(points)) points")
      Stepper("\(Int(points)) points", value: $points, in: 3...12)
      Slider(value: $depth, in: 0.1...0.8) { Text("Depth") }
    }
  }

  private var water: some View {
    Text("WATER")
      .font(.system(size: 72, weight: .black))
      .foregroundStyle(.teal.opacity(0.2))
      .overlay {
        Wave(level: level, phase: level * 8)
          .fill(.linearGradient(colors: [.teal, .blue], startPoint: .top, endPoint: .bottom))
          .mask { Text("WATER").font(.system(size: 72, weight: .black)) }
      }
      .onTapGesture {
        withAnimation(.easeInOut(duration: 1)) { level = level > 0.9 ? 0.1 : level + 0.2 }
      }
      .accessibilityValue("\(Int((level * 100).rounded()))%")
  }

  private var blends: some View {
    HStack {
      ForEach(
        [("Multiply", BlendMode.multiply), ("Screen", .screen), ("Difference", .difference)],
        id: \.0
      ) { name, mode in
        VStack {
          ZStack {
            Circle().fill(.cyan).offset(x: -14)
            Circle().fill(.yellow).offset(x: 14).blendMode(mode)
          }
          .compositingGroup()
          .frame(width: 64, height: 64)
          Text(name).font(.caption)
        }
        .frame(maxWidth: .infinity)
      }
    }
  }

  private var palettes: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 16) {
        ForEach(Palette.all) { palette in
          PaletteCard(palette: palette)
            .matchedGeometryEffect(id: palette.id, in: namespace)
            .visualEffect { content, proxy in
              content.hueRotation(.degrees(proxy.frame(in: .scrollView).minX / 20))
            }
            .onTapGesture { withAnimation(.spring) { chosen = palette } }
            .accessibilityAddTraits(.isButton)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
  }
}

struct Palette: Identifiable, Hashable {
  let name: String
  let colors: [Color]
  var id: String { name }

  static let all = [
    Palette(name: "Sunset", colors: [.yellow, .orange, .pink]),
    Palette(name: "Lagoon", colors: [.mint, .teal, .blue]),
    Palette(name: "Dusk", colors: [.indigo, .purple, .black]),
    Palette(name: "Meadow", colors: [.green, .mint, .yellow]),
  ]
}

struct PaletteCard: View {
  let palette: Palette

  var body: some View {
    LinearGradient(colors: palette.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
      .frame(width: 140, height: 90)
      .overlay(alignment: .bottomLeading) {
        Text(palette.name)
          .font(.headline)
          .foregroundStyle(.white)
          .padding(10)
      }
      .clipShape(.rect(cornerRadius: 16))
  }
}

private struct PaletteDetail: View {
  let palette: Palette
  let namespace: Namespace.ID
  let close: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      ForEach(palette.colors, id: \.self) { color in
        color.frame(height: 96)
      }
      Button("Close", action: close)
        .buttonStyle(.bordered)
        .padding()
    }
    .frame(maxWidth: 300)
    .background(.regularMaterial, in: .rect(cornerRadius: 24))
    .clipShape(.rect(cornerRadius: 24))
    .matchedGeometryEffect(id: palette.id, in: namespace)
    .shadow(radius: 30)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(palette.name)
  }
}

#Preview {
  NavigationStack { SwatchesView() }
}
