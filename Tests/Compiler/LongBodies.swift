// Ordinary bodies in which one expression is long. `scripts/check-compiler` compiles them with a limit
// on what the compiler may try for an expression: it exceeds the limit where declarations of the
// portable views compete without one of them being preferred.

import SwiftUI

struct Card: View {
  @State private var isSelected = false
  @State private var drag = CGSize.zero
  @Environment(\.colorScheme) private var colorScheme
  let title: String
  let count: Int

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title)
        .font(.system(size: 18, weight: .bold, design: .rounded))
        .foregroundColor(isSelected ? Color.white : Color.black.opacity(0.8))
        .kerning(1)
        .italic()
        .lineLimit(2)
        .padding(.horizontal, 12)
        .padding(.vertical, isSelected ? 8 : 4)
        .background(Color.black.opacity(0.2))
        .cornerRadius(8)
        .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray.opacity(0.3), lineWidth: 1))
        .background(isSelected ? Color.blue : Color.clear)
        .border(isSelected ? Color.red : Color.clear, width: 2)
        .overlay(
          Text("\(count)").font(.caption).bold().foregroundColor(.white), alignment: .topTrailing
        )
        .overlay(Text("New").font(.caption2).italic().padding(2), alignment: .bottomLeading)
        .shadow(color: Color.black.opacity(isSelected ? 0.4 : 0.1), radius: 4, x: 0, y: 2)
        .background(Color.white.opacity(0.9))
      Circle()
        .fill(isSelected ? Color.red.opacity(0.5) : Color.blue.opacity(0.3))
        .frame(width: CGFloat(count) * 2 + 8, height: 40)
        .foregroundColor(colorScheme == .dark ? Color.white : Color.black.opacity(0.7))
        .background(Color.yellow.opacity(0.1))
        .background(Circle().stroke(Color.green.opacity(0.5), lineWidth: 2))
        .overlay(Circle().stroke(isSelected ? Color.orange : Color.gray, lineWidth: 4))
        .background(Color.purple.opacity(1 - abs(drag.width) / 100))
        .offset(x: isSelected ? -20 : drag.width / 2 - 30, y: drag.height)
        .rotationEffect(.degrees(Double(drag.width) * 360 / Double(count)))
        .opacity(isSelected ? 1 : 0.5)
        .mask { Rectangle() }
        .mask { Capsule() }
        .transition(.move(edge: .bottom).combined(with: .opacity))
        .transition(.asymmetric(insertion: .scale, removal: .opacity))
        .animation(.spring(response: 0.3, dampingFraction: 0.6), value: isSelected)
        .onTapGesture { withAnimation { isSelected.toggle() } }
    }
  }
}

struct Prices: View {
  let isOn: Bool

  var body: some View {
    HStack {
      (Text("From ").font(.caption).foregroundColor(.gray) + Text("\(12)").bold().font(.title)
        + Text(" per ").italic()
        + Text(isOn ? "month" : "year").foregroundColor(isOn ? .red : .blue)
        + Text("!").fontWeight(.heavy))
        .padding(4)
        .background(Color.black.opacity(0.1))
      Label("Offer", systemImage: "star")
        .font(.system(.body, design: .monospaced).weight(.bold))
        .foregroundStyle(isOn ? Color.red : Color.blue)
        .listRowBackground(isOn ? Color.red : Color.clear)
        .background(isOn ? Color.red : Color.clear)
        .overlay(isOn ? Color.black.opacity(0.1) : nil)
        .foregroundColor(isOn ? Color.red : Color.blue.opacity(0.3))
        .tint(isOn ? Color.red : Color.blue.opacity(0.3))
        .background(
          LinearGradient(
            colors: [Color.red.opacity(0.5), .blue, isOn ? Color.green : Color.yellow],
            startPoint: .top, endPoint: .bottom)
        )
        .foregroundColor(isOn ? Color.white : Color.black.opacity(0.3))
        .background(Color.gray.opacity(0.2))
    }
  }
}
